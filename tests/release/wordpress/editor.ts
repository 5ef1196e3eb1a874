import type { Browser, Page } from 'playwright/test';
import type { Role } from './start-wordpress';

/** A block of the editor: its name and attributes. */
export interface Block {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A post in the block editor, opened by a role. */
export class Editor {
  readonly #page: Page;
  readonly #origin: string;

  private constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Logs a role in, in a window of its own. */
  static async logIn(browser: Browser, origin: string, role: Role): Promise<Editor> {
    const page = await browser.newPage();
    await page.goto(`${origin}/wp-login.php`);
    await page.locator('#user_login').fill(role);
    await page.locator('#user_pass').fill(role);
    await page.locator('#wp-submit').click();
    await page.waitForURL(/wp-admin/);
    return new Editor(page, origin);
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

  /** Opens a post again and returns its blocks, with whether the editor finds them as it wrote them. */
  async open(id: number): Promise<readonly (Block & { readonly isValid: boolean })[]> {
    await this.#page.goto(`${this.#origin}/wp-admin/post.php?post=${id}&action=edit`);
    await this.#page.waitForFunction(
      (post) =>
        Reflect.get(window, 'wp')?.data?.select('core/editor')?.getCurrentPostId() === post &&
        Reflect.get(window, 'wp').data.select('core/block-editor').getBlocks().length > 0,
      id,
    );
    return this.#page.evaluate(() =>
      Reflect.get(window, 'wp')
        .data.select('core/block-editor')
        .getBlocks()
        .map(({ name, attributes, isValid }: Block & { isValid: boolean }) => ({
          name,
          attributes,
          isValid,
        })),
    );
  }

  /** Adds a paragraph to the open post, and saves it. */
  async addParagraph(content: string): Promise<void> {
    await this.#save([{ name: 'core/paragraph', attributes: { content } }]);
  }

  async close(): Promise<void> {
    await this.#page.close();
  }

  async #save(blocks: readonly Block[]): Promise<number> {
    await this.#page.waitForFunction(() =>
      Reflect.get(window, 'wp')?.data?.select('core/editor')?.getCurrentPostId(),
    );
    return this.#page.evaluate(async (added) => {
      const { blocks: library, data } = Reflect.get(window, 'wp');
      const made = added.map(({ name, attributes }) => library.createBlock(name, attributes));
      data.dispatch('core/block-editor').insertBlocks(made, data.select('core/block-editor').getBlockCount());
      data.dispatch('core/editor').editPost({ title: 'A page', status: 'publish' });
      await data.dispatch('core/editor').savePost();
      if (data.select('core/editor').didPostSaveRequestFail()) throw new Error('The post was not saved');
      return data.select('core/editor').getCurrentPostId();
    }, blocks);
  }
}
