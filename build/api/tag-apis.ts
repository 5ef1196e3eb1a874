import type { TagApi } from '../../widgets/element/describe-tag';
import { tags } from '../../widgets/registry';

/** Documented API of every tag, in the order of `widgets/registry.ts`. */
export const tagApis: readonly TagApi[] = await Promise.all(
  tags.map(async (tag) => {
    const { docs }: { readonly docs: TagApi } = await import(`../../widgets/${tag}/api.ts`);
    return docs;
  }),
);
