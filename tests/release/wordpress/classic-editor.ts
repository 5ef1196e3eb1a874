import type { Page } from 'playwright/test';
import { classicEditorCookie } from './start-wordpress';

/** A post in the classic editor, on its tab 'Text'. */
export class ClassicEditor {
  readonly #page: Page;
  readonly #origin: string;

  private constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** The editor of an account that is logged in on a page. */
  static async of(page: Page, origin: string): Promise<ClassicEditor> {
    await page.context().addCookies([{ name: classicEditorCookie, value: '1', url: origin }]);
    return new ClassicEditor(page, origin);
  }

  /** Publishes a new post with this text, and returns its id. */
  async publish(text: string): Promise<number> {
    await this.#page.goto(`${this.#origin}/wp-admin/post-new.php`);
    await this.#page.locator('#content-html').click();
    await this.#page.locator('#title').fill('A page');
    await this.#save(text);
    return Number(await this.#page.locator('#post_ID').inputValue());
  }

  /** Opens a post again and returns its text; the editor opens the tab of the last time. */
  async open(id: number): Promise<string> {
    await this.#page.goto(`${this.#origin}/wp-admin/post.php?post=${id}&action=edit`);
    await this.#page.locator('.html-active').first().waitFor();
    return this.#page.locator('#content').inputValue();
  }

  /** Adds a paragraph to the open post, and saves it. */
  async addParagraph(text: string): Promise<void> {
    await this.#save(`${await this.#page.locator('#content').inputValue()}\n\n${text}`);
  }

  async #save(text: string): Promise<void> {
    await this.#page.locator('#content').fill(text);
    // By key: below a long text the editor scrolls back to the cursor, and a pointer never meets the button.
    await this.#page.locator('#publish').press('Enter');
    // Its parameter in the address is taken away at once.
    await this.#page.locator('#message.updated').waitFor();
  }
}
