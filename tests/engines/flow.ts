import type { TestServer } from '../support/server/test-server';
import type { ThirdPartySite } from '../support/server/third-party-site';
import type { Visitor } from './visitor';

/** What a flow works with: a browser, the built site with its services, and somebody else's site. */
export interface Stage {
  readonly visitor: Visitor;
  readonly server: TestServer;
  readonly thirdPartySite: ThirdPartySite;
}

/** Something that a visitor does from beginning to end; rejects when the product does not answer as it should. */
export interface Flow {
  readonly name: string;
  run(stage: Stage): Promise<void>;
}
