/** Paths that the server answers itself; all others are files. */
const ownPaths = /^(api\/|leads(\/|$)|outbox([./]|$))/;

/** A call to the services or the private pages of a site below `basePath` (`/painting/api/…`) as a call to `/api/…`; any other request as it is. */
export function serviceRequest(request: Request, basePath: string): Request {
  const url = new URL(request.url);
  if (
    basePath === '/' ||
    !url.pathname.startsWith(basePath) ||
    !ownPaths.test(url.pathname.slice(basePath.length))
  )
    return request;
  url.pathname = url.pathname.slice(basePath.length - 1);
  return new Request(url, request);
}
