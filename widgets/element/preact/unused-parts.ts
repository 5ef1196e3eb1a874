/** A part of Preact's published file that no tag uses: the code that is left out, and what stands in its place. */
export interface UnusedPart {
  readonly code: string;
  readonly instead?: string;
}

/**
 * What no tag uses of Preact 11.2.0 (docs/decisions/28-preact-without-unused-parts.md), as it stands in
 * `preact/dist/preact.mjs`.
 */
export const unusedParts: readonly UnusedPart[] = [
  // HTML from a string, MathML, content of templates, progress bars, links within drawings.
  { code: '"dangerouslySetInnerHTML"==s?y=k:' },
  { code: '"dangerouslySetInnerHTML"==s?h=k:' },
  {
    code: 'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))&&(f="http://www.w3.org/1999/xhtml"),',
    instead: '(',
  },
  { code: ':"math"==C?f="http://www.w3.org/1998/Math/MathML"' },
  { code: ',v=/^m(i|n|o|s|text|space)$/' },
  { code: '"template"==C&&t.content||t', instead: 't' },
  { code: '"progress"==C&&null==b?t.removeAttribute(s):' },
  { code: '("progress"!=C||b)', instead: '1' },
  { code: '.replace(/xlink(H|:h)/,"h")' },
  // Elements of another registry than the page's, and built-in ones made special. Without this, a tag that another document has
  // adopted can draw: browsers refuse the registry of the document that it came from (https://github.com/whatwg/html/pull/11472).
  { code: 'createElementNS(f,C,x.is?x:a)', instead: 'createElementNS(f,C)' },
  // Components that wait (Suspense).
  {
    code: '128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),',
  },
  { code: 'p&&p.some(g),' },
  {
    code: 'if(t&&t.then){if(r.__u|=128|c,o){for(~(T=o.indexOf(l||void 0))||(T=o.length);(N=o[T-1])&&8==N.nodeType;)T--;for(;T<o.length;T++)if(N=o[T])if(o[T]=null,O){if(N==P)break}else{if(8!=N.nodeType)break;N.data.startsWith("$s")&&(P=B(O=N))}}if(!O){for(;l&&8==l.nodeType&&l.nextSibling;)l=l.nextSibling;O=l}(s=B(O=r.__c.__z||(r.__c.__z=O)))?(r.__e=O,l=s):r.__e=l,l=l&&l.nextSibling}else o&&',
    instead: 'o&&',
  },
  { code: 't&&t.then||D(r)', instead: 'D(r)' },
  { code: '!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),' },
  {
    code: 'function B(n,t){if(n&&8==n.nodeType&&n.data.startsWith("$s"))for(var r=1;n=n.nextSibling;){if(8==n.nodeType)if(n.data.startsWith("$s"))r++;else if(n.data.startsWith("/$s")&&!--r)return n;t&&t.push(n)}}',
  },
  // What classes may do besides catching errors.
  {
    code: ',V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))',
  },
  {
    code: 'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
  },
  {
    code: 'd.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),C&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(k,b,m)})',
  },
  {
    code: 'else C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),C&&d.componentDidMount&&d.__h.push(d.componentDidMount);',
  },
  { code: 'C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),' },
  {
    code: ',x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))}',
  },
  // Contexts that are read by a class, or by a component of their own.
  { code: 'j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i', instead: 'L=i' },
  { code: 'j&&j.sub(d),' },
  { code: '(t.Consumer=function(n,t){return n.children(t)}).contextType=t', instead: 't' },
  // Styles as text, and popovers.
  {
    code: 'if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)for(t in u)',
    instead: '{if(u)for(t in u)',
  },
  { code: ',"popover"==t&&1==r?"":r)', instead: ',r)' },
  { code: '&&"popover"!=t&&', instead: '&&' },
  // Hooks of its own for other libraries: the event as a handler gets it, and the moment of the next drawing.
  { code: 'u(n.event?n.event(r):r)', instead: 'u(r)' },
  {
    code: '&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)',
    instead: '||queueMicrotask(H)',
  },
  { code: '(f=u.length)&&(i||queueMicrotask)(H)', instead: '(f=u.length)&&queueMicrotask(H)' },
  // Portals.
  {
    code: 'M.__P&&(s=l,f=(t=M.__P).namespaceURI,c=o=null,u.props&&u.props.__P!=t&&(u.__k.some(function(n){n&&J(n,n)}),u.__k=null),l=u.__k?S(u,0):null),',
  },
  { code: 'M.__P&&(r.__e=null,l=s),' },
  { code: '||n.props.__P?null', instead: '?null' },
  { code: '&&!n.props.__P)return', instead: ')return' },
  { code: 'if(n.props.__P)return t;' },
  { code: 'u&&!t.props.__P', instead: 'u' },
];

/** Preact's published file without what no tag uses; throws when it is another version's. */
export function withoutUnusedParts(preact: string): string {
  return unusedParts.reduce((code, part) => {
    const [before, after, ...more] = code.split(part.code);
    if (after === undefined || more.length > 0) throw new Error(`Preact has changed: ${part.code}`);
    return before + (part.instead ?? '') + after;
  }, preact);
}
