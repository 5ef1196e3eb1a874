import type { TagApi } from '../../widgets/element/describe-tag';
import { tags } from '../../widgets/registry';

/** The surface of every tag with its documentation, in the order of `widgets/registry.ts`. */
export const tagApis: readonly TagApi[] = await Promise.all(
  tags.map(async (tag) => {
    const { docs }: { readonly docs: TagApi } = await import(`../../widgets/${tag}/api.docs.ts`);
    return docs;
  }),
);
