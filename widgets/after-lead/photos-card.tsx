import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createLeadId } from '../../shared/lead-id';
import type { AfterLeadTexts } from '../../shared/locales/after-lead';
import type { Outcome, Photo } from './deliver';
import { drawPhoto, NoisyCanvasError, preparePhoto } from './prepare-photo';

const mostPhotos = 6;
const previewPx = 320;

interface Properties {
  /** The photos already sent. */
  readonly sent: readonly Photo[];
  readonly texts: AfterLeadTexts;
  /** The element of the card's heading. */
  readonly heading: 'h3';
  readonly idPrefix: string;
  /** Sends photos and reports the outcome of each. */
  readonly onSend: (
    photos: readonly Photo[],
    onOutcome: (photo: Photo, outcome: Outcome) => void,
  ) => Promise<void>;
  /** Withdraws a photo that was sent. */
  readonly onRemove: (photo: Photo) => void;
}

/** Pictures to choose or take, describe, remove and send (docs/behaviour.md#124-after-the-lead). */
export function PhotosCard({
  sent,
  texts,
  heading: Heading,
  idPrefix,
  onSend,
  onRemove,
}: Properties): ReactNode {
  const words = texts.photos;
  const [chosen, setChosen] = useState<readonly Photo[]>([]);
  const [status, setStatus] = useState('');
  const [isBusy, setBusy] = useState(false);
  const card = useRef<HTMLElement>(null);
  const photos = [...sent, ...chosen];

  async function add({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(input.files ?? [])];
    // Lets the same picture be chosen again.
    input.value = '';
    const fitting = files.slice(0, mostPhotos - photos.length);
    const problems = fitting.length < files.length ? [words.most] : [];
    setBusy(true);
    let count = 0;
    // One after the other: six decoded pictures may not fit into a phone's memory.
    for (const file of fitting) {
      try {
        const picture = await preparePhoto(file);
        setChosen((before) => [...before, { id: createLeadId(), description: '', picture }]);
        count += 1;
      } catch (error) {
        problems.push(error instanceof NoisyCanvasError ? words.noisy : words.unreadable(file.name));
      }
    }
    setBusy(false);
    if (count > 0) problems.unshift(words.chosen(words.count(count)));
    setStatus([...new Set(problems)].join(' '));
  }

  function remove(photo: Photo, number: number): void {
    if (chosen.includes(photo)) setChosen(chosen.filter((other) => other !== photo));
    else onRemove(photo);
    setStatus(words.removed(number));
    // Its button is gone.
    card.current?.focus();
  }

  async function send(): Promise<void> {
    if (isBusy) return;
    const isFocused = document.activeElement !== document.body;
    setBusy(true);
    setStatus(texts.sending);
    const problems = new Set<string>();
    let count = sent.length;
    await onSend(chosen, (photo, outcome) => {
      if (outcome === 'failed') problems.add(texts.failed);
      else setChosen((before) => before.filter(({ id }) => id !== photo.id));
      if (outcome === 'kept') problems.add(texts.kept);
      if (outcome === 'refused') problems.add(words.refused(photos.indexOf(photo) + 1));
      if (outcome === 'sent') count += 1;
    });
    setBusy(false);
    setStatus(problems.size > 0 ? [...problems].join(' ') : words.sent(words.count(count)));
    // The button is gone with the last photo, and the focus with it.
    if (isFocused && document.activeElement === document.body) card.current?.focus();
  }

  function describe(photo: Photo, description: string): void {
    setChosen((before) => before.map((other) => (other.id === photo.id ? { ...other, description } : other)));
  }

  return (
    <section
      className="added-card"
      part="photos"
      ref={card}
      tabIndex={-1}
      aria-labelledby={`${idPrefix}-photos`}
    >
      <Heading className="subheading" id={`${idPrefix}-photos`}>
        {words.heading}
      </Heading>
      <p className="field__hint">{words.intro}</p>
      {photos.length > 0 && (
        <ul className="photos">
          {photos.map((photo, index) => {
            const number = index + 1;
            const id = `${idPrefix}-photo-${photo.id}`;
            return (
              <li key={photo.id} className="photos__photo" part="photo">
                <Preview picture={photo.picture} name={photo.description || words.photo(number)} />
                {index < sent.length ? (
                  <p>{photo.description || words.photo(number)}</p>
                ) : (
                  <div className="field" part="field">
                    <input
                      id={id}
                      className="control"
                      part="input"
                      type="text"
                      maxLength={300}
                      placeholder={words.describe(number)}
                      onInput={(event) => describe(photo, event.currentTarget.value)}
                    />
                    <label className="field__label" part="label" htmlFor={id}>
                      {words.describe(number)}
                    </label>
                  </div>
                )}
                <button
                  type="button"
                  className="button button--quiet photos__remove"
                  part="button-secondary"
                  aria-label={words.remove(number)}
                  onClick={() => remove(photo, number)}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className="added-card__actions">
        {photos.length < mostPhotos && (
          <>
            <FileButton text={words.choose} isBusy={isBusy} onChange={add} />
            <FileButton
              text={words.take}
              isBusy={isBusy}
              onChange={add}
              className="photos__take"
              capture="environment"
            />
          </>
        )}
        {chosen.length > 0 && (
          <button type="button" className="button" part="button" aria-disabled={isBusy} onClick={send}>
            {words.send(words.count(chosen.length))}
          </button>
        )}
      </div>
      <p role="status" part="status">
        {status}
      </p>
    </section>
  );
}

interface FileButtonProperties {
  readonly text: string;
  readonly isBusy: boolean;
  readonly className?: string;
  readonly capture?: 'environment';
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A button in place of the browser's own file field, which always says 'No file chosen'. */
function FileButton({ text, isBusy, className = '', capture, onChange }: FileButtonProperties): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={className}>
      <button
        type="button"
        className="button button--quiet"
        part="button-secondary"
        // Disabling it would make it lose the focus.
        aria-disabled={isBusy}
        onClick={() => isBusy || input.current?.click()}
      >
        {text}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple
        capture={capture}
        aria-label={text}
        onChange={onChange}
      />
    </span>
  );
}

interface PreviewProperties {
  readonly picture: Blob | undefined;
  readonly name: string;
}

/** A photo's preview, drawn on a canvas because a page's CSP may forbid images from `blob:`. */
function Preview({ picture, name }: PreviewProperties): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && picture) void drawPhoto(canvas.current, picture, previewPx).catch(() => {});
  }, [picture]);
  return picture && <canvas ref={canvas} className="photos__preview" role="img" aria-label={name} />;
}
