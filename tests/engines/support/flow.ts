import type { Elsewhere } from '../../support/playwright/elsewhere';
import type { TestProvider } from '../../support/playwright/test-provider';
import type { Visitor } from './visitor';

/** What a flow works with: a browser, the built site with its services, and somebody else's site. */
export interface Stage {
  readonly visitor: Visitor;
  readonly provider: TestProvider;
  readonly elsewhere: Elsewhere;
}

/** Something that a visitor does from beginning to end; rejects when the product does not answer as it should. */
export interface Flow {
  readonly name: string;
  run(stage: Stage): Promise<void>;
}
