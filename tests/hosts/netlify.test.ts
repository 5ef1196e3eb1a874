import { parseAllHeaders } from '@netlify/headers-parser';
import { expect, it } from 'vitest';
import { fromRoot } from '../../build/from-root';
import { readHostRules } from '../../build/hosts/host-rules';

it.each(['dist', '.cache/hosts/below-a-path', '.cache/businesses/maple-brush'])(
  "Netlify's own parser reads all of %s/_headers",
  async (folder) => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [fromRoot(`${folder}/_headers`)],
      minimal: true,
      configHeaders: [],
    });
    expect(errors).toEqual([]);
    const expected = readHostRules(fromRoot(folder)).headers.map(({ pattern, headers: values }) => ({
      for: pattern,
      values: Object.fromEntries(values),
    }));
    expect(headers).toEqual(expected);
  },
);
