import type { TestServer } from '../support/server/test-server';
import type { ThirdPartySite } from '../support/server/third-party-site';
import type { Visitor } from './visitor';

/** Resources of a flow: a browser, the built site with its services, and a third-party site. */
export interface Stage {
  readonly visitor: Visitor;
  readonly server: TestServer;
  readonly thirdPartySite: ThirdPartySite;
}

/** A visitor's task from start to end; rejects if the product misbehaves. */
export interface Flow {
  readonly name: string;
  run(stage: Stage): Promise<void>;
}
