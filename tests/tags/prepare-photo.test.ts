import { expect } from 'chai';
import { NoisyCanvasError, preparePhoto } from '../../widgets/after-lead/prepare-photo';

const { getImageData } = CanvasRenderingContext2D.prototype;
afterEach(() => {
  CanvasRenderingContext2D.prototype.getImageData = getImageData;
});

/** Changes what the page reads of a canvas, as browsers do that protect their visitors from being recognised. */
function addNoise(most: number): void {
  CanvasRenderingContext2D.prototype.getImageData = function noisy(...area: Parameters<typeof getImageData>) {
    const image = getImageData.apply(this, area);
    for (const index of image.data.keys())
      image.data[index] = Number(image.data[index]) - (index % (most + 1));
    return image;
  };
}

async function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  return canvas.convertToBlob();
}

describe('A photo to be sent', () => {
  it('is prepared where the browser changes nothing, or what nobody sees', async () => {
    for (const most of [0, 1]) {
      addNoise(most);
      expect((await preparePhoto(await picture())).type).to.equal('image/jpeg');
    }
  });

  it('is refused where the browser gives noise in its place', async () => {
    addNoise(200);
    const reason = await preparePhoto(await picture()).catch((error: unknown) => error);
    expect(reason).to.be.instanceOf(NoisyCanvasError);
  });
});
