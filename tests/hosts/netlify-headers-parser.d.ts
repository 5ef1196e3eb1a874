/** The part of the parser that the test uses. The package is installed only for these tests, so its own types are not always there. */
declare module '@netlify/headers-parser' {
  export function parseAllHeaders(options: {
    headersFiles: string[];
    minimal: boolean;
    configHeaders: object[];
  }): Promise<{ headers: { for: string; values: Record<string, string> }[]; errors: Error[] }>;
}
