/** Types of the tested part of the parser, because the package is installed only for these tests. */
declare module '@netlify/headers-parser' {
  export function parseAllHeaders(options: {
    headersFiles: string[];
    minimal: boolean;
    configHeaders: object[];
  }): Promise<{ headers: { for: string; values: Record<string, string> }[]; errors: Error[] }>;
}
