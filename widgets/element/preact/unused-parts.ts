/** A part of Preact's published file that no tag uses: the code that is left out, and what stands in its place. */
export interface UnusedPart {
  readonly code: string;
  readonly instead?: string;
}

/** What no tag uses of Preact 11.2.0 (docs/decisions/28-preact-without-unused-parts.md), as it stands in `preact/dist/preact.mjs`. */
const unusedOfCore: readonly UnusedPart[] = [
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
  // What classes may do besides saying that they failed.
  {
    code: '||!(4&d.__g)&&d.shouldComponentUpdate&&!1===d.shouldComponentUpdate(M,d.__s,L)',
  },
  { code: ',i.componentDidCatch&&(i.componentDidCatch(n,u||{}),e=1)' },
  { code: 'if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){n.__e(t,r)}' },
  { code: '"function"==typeof n&&(n=n(_({},r),this.props)),' },
  { code: 't&&this.__k.push(t),' },
  { code: 'y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length', instead: 'd.__h.length' },
  { code: 'C&&(y.push.apply(d.__h,d.__k),d.__k=[]),' },
  { code: ',d.__k=[])', instead: ')' },
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
  // Contexts that are read by a class, or by a component of their own, or change while what reads them is not drawn again: a
  // tag is always drawn as a whole from its root.
  {
    code: ',this.shouldComponentUpdate=function(n){this.props.value!=n.value&&r.forEach(function(n){n.__g|=4,L(n)})},this.sub=function(n){r.add(n);var t=n.componentWillUnmount;n.componentWillUnmount=function(){r.delete(n),t&&t.call(n)}}',
  },
  { code: 'r=new Set,' },
  { code: 'j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i', instead: 'L=i' },
  { code: 'j&&j.sub(d),' },
  { code: '(t.Consumer=function(n,t){return n.children(t)}).contextType=t', instead: 't' },
  // Styles as text, custom properties, and popovers.
  {
    code: 'if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)for(t in u)',
    instead: '{if(u)for(t in u)',
  },
  { code: '"-"==t[0]?n.setProperty(t,r):n[t]=r', instead: 'n[t]=r' },
  { code: ',"popover"==t&&1==r?"":r)', instead: ',r)' },
  { code: '&&"popover"!=t&&', instead: '&&' },
  // Hooks of its own for other libraries: the event as a handler gets it, the moment of the next drawing, every node, every root.
  { code: 'u(n.event?n.event(r):r)', instead: 'u(r)' },
  {
    code: '&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)',
    instead: '||queueMicrotask(H)',
  },
  { code: '(f=u.length)&&(i||queueMicrotask)(H)', instead: '(f=u.length)&&queueMicrotask(H)' },
  { code: '!o&&n.vnode&&n.vnode(e),e', instead: ' e' },
  { code: 'n.vnode&&n.vnode(r),' },
  { code: '(s=n.__b)&&s(r);' },
  { code: 'n.__m&&n.__m(r,o),' },
  { code: 'n.__&&n.__(t,r),' },
  { code: 'H&&H(r)', instead: 'H(r)' },
  { code: '(s=n.diffed)&&s(r)', instead: ' n.diffed(r)' },
  { code: 'n.__c&&n.__c(r,t)', instead: 'n.__c(r,t)' },
  { code: 'n.unmount&&n.unmount(t)', instead: 'n.unmount(t)' },
  // Portals.
  {
    code: 'M.__P&&(s=l,f=(t=M.__P).namespaceURI,c=o=null,u.props&&u.props.__P!=t&&(u.__k.some(function(n){n&&J(n,n)}),u.__k=null),l=u.__k?S(u,0):null),',
  },
  { code: 'M.__P&&(r.__e=null,l=s),' },
  { code: '||n.props.__P?null', instead: '?null' },
  { code: '&&!n.props.__P)return', instead: ')return' },
  { code: 'if(n.props.__P)return t;' },
  { code: 'u&&!t.props.__P', instead: 'u' },
  // Handlers that are no functions, and for what a pointer was captured; functions in place of nodes and of values.
  { code: '"function"!=typeof r&&(r=null),"function"!=typeof u&&(u=null),' },
  { code: '/(PointerCapture)$|Capture$/i', instead: '/Capture$/' },
  { code: 'replace(l,"$1")', instead: 'replace(l,"")' },
  { code: 'if("function"==typeof r)return;' },
  { code: '&&"function"!=typeof o?', instead: '?' },
  { code: '||o.constructor===String' },
  // Refs that are functions.
  {
    code: 'try{"function"==typeof t?r?r.__x=t(r)||1:i&&(i=i.__c||i.__e)&&(r=i.__x)&&(i.__x=null,"function"==typeof r?r():t(null)):t.current=r}catch(t){n.__e(t,u)}',
    instead: 't.current=r',
  },
  // Comments among the nodes, nodes that have gone, the document as a root.
  {
    code: ',o=n.__e,e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e&&(!u&&r.moveBefore&&o.parentNode?r.moveBefore(o,t):r.insertBefore(o,t||null)),t=o;(t=t&&t.nextSibling)&&8==t.nodeType&&!t.data.startsWith("$s"););return t',
    instead: ';0;);return o=n.__e,o!=t&&r.insertBefore(o,t||null),o&&o.nextSibling',
  },
  { code: 'n&&n.parentNode&&n.remove()', instead: 'n&&n.remove()' },
  { code: '9==r.nodeType&&(r=r.documentElement),' },
  { code: 'a.ownerDocument||document', instead: 'a.ownerDocument' },
  { code: 'n&&"object"==typeof n&&(n.__u|=32)', instead: 'n.__u|=32' },
  // The fewest moves of children that change places with each other, which only a page's own fields do: all are put in their places.
  {
    code: 'for(a=[],s=[],f=0;f<i;f++)if((o=k[f])&&16&o.__u){for(_=0,p=a.length;_<p;)a[y=_+p>>1]<o.__i?_=y+1:p=y;a[_]=o.__i,s[f]=_+1}for(_=a.length;f--;)s[f]&&(s[f]==_?_--:k[f].__u|=4)}',
    instead: 'for(f=0;f<i;f++)k[f]&&(k[f].__u|=4)}',
  },
  { code: 'o.__u|=16,' },
  // Fragments that are a component's all are drawn as others are.
  { code: 'A=s&&s.type===$&&null==s.key?s.props.children:s', instead: 'A=s' },
  // Moves of nodes that keep their state, and attributes of elements that no tag draws.
  {
    code: '"width"!=t&&"height"!=t&&"href"!=t&&"list"!=t&&"form"!=t&&',
  },
  { code: '"download"!=t&&"rowSpan"!=t&&' },
];

/** What no tag uses of its hooks, as it stands in `preact/hooks/dist/hooks.mjs`. */
const unusedOfHooks: readonly UnusedPart[] = [
  // Tools and libraries that were there before, `useId`, drawing on a server.
  { code: ',v=a.__b,l=a.__r,m=a.diffed,h=a.__c,s=a.unmount,p=a.__' },
  { code: 'a.__b=function(n){r=null,v&&v(n)},' },
  { code: 'a.__=function(n,t){n&&t.__k&&t.__k.__m&&(n.__m=t.__k.__m),p&&p(n,t)},' },
  { code: 'l&&l(n),' },
  { code: 'm&&m(n);' },
  { code: ',h&&h(n,t)' },
  { code: 's&&s(n);' },
  { code: 'a.__h&&a.__h(r,n,f||t),f=0;' },
  { code: 'return f=1,', instead: 'return ' },
  { code: 'return f=5,', instead: 'return ' },
  { code: 'return f=8,', instead: 'return ' },
  { code: '!a.__s&&E(i.__H,u)&&(i.__P=!0', instead: 'E(i.__H,u)&&(i.__P=!0' },
  { code: '!a.__s&&E(i.__H,u)&&(i.__P=!1', instead: 'E(i.__H,u)&&(i.__P=!1' },
  // Effects that are ended a moment after their component has gone.
  {
    code: 'try{if(u.__P&&u.__c){if(void 0===r){for(r=n.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}u.__P=r,B(e.push(u))}else C(u)}catch(n){t=n}',
    instead: 'try{C(u)}catch(n){t=n}',
  },
  {
    code: 'do{for(;n=e.shift();)try{C(n)}catch(t){a.__e(t,{__:(n=n.__P)&&n.__v})}for(',
    instead: 'for(',
  },
  { code: '}}while(e.length)}', instead: '}}' },
  // Classes with hooks, and states that are what they were by the time of the drawing.
  {
    code: ',!r.__f)){r.__f=!0;var c=r.shouldComponentUpdate;r.shouldComponentUpdate=function(n,t,r){var u=this.__H;if(!u)return!0;var i=!1,f=this.props!=n;if(u.__.some(function(n){n.__N&&(i=!0,o(n.__[0],n.__N[0])||(f=!0))}),c){var e=c.call(this,n,t,r);return i?e||f:e}return!i||f}}return',
    instead: '));return',
  },
  // A context that changes by itself.
  {
    code: ',i=y(t++,9);return i.c=n,u?(null==i.__&&(i.__=!0,u.sub(r)),u.props.value):n.__',
    instead: ';return u?u.props.value:n.__',
  },
  // Browsers without frames, and another's choice of the moment.
  { code: 'k&&cancelAnimationFrame', instead: 'cancelAnimationFrame' },
  { code: 'k&&(t=requestAnimationFrame(r))', instead: 't=requestAnimationFrame(r)' },
  {
    code: '1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)',
    instead: '1==n&&z(g)',
  },
];

/** What no tag uses of what JSX calls, as it stands in `preact/jsx-runtime/dist/jsxRuntime.mjs`: the places in the source, for tools. */
const unusedOfJsx: readonly UnusedPart[] = [
  { code: 'e||(e={});' },
  { code: '(a||i)&&(s.__source=a,s.__self=i),r.vnode&&r.vnode(s),s', instead: ' s' },
];

/** What is left out of each of Preact's published files. */
export const unusedParts: Readonly<Record<string, readonly UnusedPart[]>> = {
  'preact/dist/preact.mjs': unusedOfCore,
  'preact/hooks/dist/hooks.mjs': unusedOfHooks,
  'preact/jsx-runtime/dist/jsxRuntime.mjs': unusedOfJsx,
};

/** One of Preact's published files without what no tag uses; throws when it is another version's. */
export function withoutUnusedParts(code: string, parts: readonly UnusedPart[]): string {
  return parts.reduce((rest, part) => {
    const [before, after, ...more] = rest.split(part.code);
    if (after === undefined || more.length > 0) throw new Error(`Preact has changed: ${part.code}`);
    return before + (part.instead ?? '') + after;
  }, code);
}
