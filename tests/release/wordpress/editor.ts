import type { Browser, Page } from 'playwright/test';
import type { Role } from './start-wordpress';

/** A block of the editor: its name and attributes. */
export interface Block {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly innerBlocks?: readonly Block[];
}

/** A block as the editor reads it. */
export interface ReadBlock extends Block {
  /** Whether it and what stands in it are as the editor would write them. */
  readonly isValid: boolean;
}

/** A page on which a role is logged in. Closing it ends the session. */
export async function logIn(browser: Browser, origin: string, role: Role): Promise<Page> {
  const page = await browser.newPage();
  const form = { log: role, pwd: role };
  await page.request.post(`${origin}/wp-login.php`, { form, maxRedirects: 0 });
  return page;
}

/** A post in the block editor, opened by a role. */
export class Editor {
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Installs and activates a plugin from its archive, as 'Upload Plugin' does. */
  async installPlugin(name: string, buffer: Buffer): Promise<void> {
    await this.#page.goto(`${this.#origin}/wp-admin/plugin-install.php?tab=upload`);
    await this.#page.locator('[name=pluginzip]').setInputFiles({ name, mimeType: 'application/zip', buffer });
    await this.#page.locator('#install-plugin-submit').click();
    await this.#page.getByRole('link', { name: 'Activate Plugin' }).click();
    await this.#page.getByText('Plugin activated.').waitFor();
  }

  /** Publishes a new post of these blocks, and returns its id. */
  async publish(blocks: readonly Block[]): Promise<number> {
    await this.#page.goto(`${this.#origin}/wp-admin/post-new.php`);
    return this.#save(blocks);
  }

  /** Opens a post again and returns its blocks. */
  async open(id: number): Promise<readonly ReadBlock[]> {
    await this.#page.goto(`${this.#origin}/wp-admin/post.php?post=${id}&action=edit`);
    await this.#page.waitForFunction(
      (post) =>
        Reflect.get(window, 'wp')?.data?.select('core/editor')?.getCurrentPostId() === post &&
        Reflect.get(window, 'wp').data.select('core/block-editor').getBlocks().length > 0,
      id,
    );
    return this.#page.evaluate(() => {
      const read = ({ name, attributes, isValid, innerBlocks = [] }: ReadBlock): ReadBlock => {
        const inner = innerBlocks.map((block) => read(block as ReadBlock));
        return {
          name,
          attributes,
          innerBlocks: inner,
          isValid: isValid && inner.every((block) => block.isValid),
        };
      };
      return Reflect.get(window, 'wp').data.select('core/block-editor').getBlocks().map(read);
    });
  }

  /** Adds a paragraph to the open post, and saves it. */
  async addParagraph(content: string): Promise<void> {
    await this.#save([{ name: 'core/paragraph', attributes: { content } }]);
  }

  async #save(blocks: readonly Block[]): Promise<number> {
    await this.#page.waitForFunction(() =>
      Reflect.get(window, 'wp')?.data?.select('core/editor')?.getCurrentPostId(),
    );
    return this.#page.evaluate(async (added) => {
      const { blocks: library, data } = Reflect.get(window, 'wp');
      const make = ({ name, attributes, innerBlocks = [] }: Block): object =>
        library.createBlock(name, attributes, innerBlocks.map(make));
      const made = added.map(make);
      data.dispatch('core/block-editor').insertBlocks(made, data.select('core/block-editor').getBlockCount());
      data.dispatch('core/editor').editPost({ title: 'A page', status: 'publish' });
      await data.dispatch('core/editor').savePost();
      if (data.select('core/editor').didPostSaveRequestFail()) throw new Error('The post was not saved');
      return data.select('core/editor').getCurrentPostId();
    }, blocks);
  }
}
