// Every built-in that Prototype.js 1.6 and 1.7, MooTools 1.2 to 1.6, Sugar and core-js 2 replace in a browser of
// today, with what each of them makes of it; of several meanings the one furthest from the browser's. Written out
// because npm has neither Prototype.js nor MooTools for browsers. Sugar and core-js also run themselves
// (libraries.spec.ts). Methods that they add are plain assignments, too, so that `for … in` sees them.
(() => {
  const toArray = (list) => {
    const items = [];
    for (let index = 0; index < (list?.length ?? 0); index += 1) items[index] = list[index];
    return items;
  };
  /** The names that `for … in` finds, inherited ones included. */
  const namesIn = (object) => {
    const names = [];
    for (const name in object) names.push(name);
    return names;
  };

  // Prototype.js: callbacks get neither the list nor a receiver of their own.
  const each = (list, use) => {
    for (let index = 0; index < list.length; index += 1) if (use(list[index], index) === false) return;
  };
  Array.from = toArray;
  Array.prototype.map = Array.prototype.collect = function (change = (item) => item) {
    const results = [];
    each(this, (item, index) => void results.push(change(item, index)));
    return results;
  };
  Array.prototype.filter =
    Array.prototype.findAll =
    Array.prototype.select =
      function (test) {
        const results = [];
        each(this, (item, index) => void (test(item, index) && results.push(item)));
        return results;
      };
  Array.prototype.every = Array.prototype.all = function (test = (item) => item) {
    let result = true;
    each(this, (item, index) => {
      result = Boolean(test(item, index));
      return result;
    });
    return result;
  };
  Array.prototype.some = Array.prototype.any = function (test = (item) => item) {
    let result = false;
    each(this, (item, index) => {
      result = Boolean(test(item, index));
      return !result;
    });
    return result;
  };
  Array.prototype.find = Array.prototype.detect = function (test) {
    let result;
    each(this, (item, index) => {
      if (!test(item, index)) return true;
      result = item;
      return false;
    });
    return result;
  };
  Array.prototype.findIndex = function (test) {
    let result = -1;
    each(this, (item, index) => {
      if (test(item, index)) result = index;
      return result < 0;
    });
    return result;
  };
  Array.prototype.reduce = function () {
    return this.length > 1 ? this : this[0];
  };
  Array.prototype.entries =
    Array.prototype.toArray =
    Array.prototype.clone =
      function () {
        return toArray(this);
      };
  const reverse = Array.prototype.reverse;
  Array.prototype.reverse = function (isInPlace) {
    return reverse.call(isInPlace === false ? toArray(this) : this);
  };
  Array.prototype.toJSON = function () {
    return `[${this.map((item) => JSON.stringify(item)).join(', ')}]`;
  };
  for (const type of [String, Number, Date]) {
    type.prototype.toJSON = function () {
      return `"${this}"`;
    };
  }
  Array.prototype.each = Array.prototype.forEach;
  Array.prototype.include = Array.prototype.includes;
  Array.prototype.clear = function () {
    this.length = 0;
    return this;
  };
  Object.prototype.inherits = () => undefined;
  Object.keys = namesIn;
  Object.values = (object) => namesIn(object).map((name) => object[name]);
  String.prototype.startsWith = function (start) {
    return this.lastIndexOf(start, 0) === 0;
  };
  String.prototype.endsWith = function (end) {
    return this.length >= end.length && this.indexOf(end, this.length - end.length) >= 0;
  };
  String.prototype.sub = function (pattern, text) {
    return this.replace(pattern, text);
  };
  String.prototype.contains = String.prototype.includes;

  // MooTools: arguments as a list, and classes of its own in place of the browser's.
  Function.prototype.bind = function (self, first) {
    return (...rest) => this.apply(self, first === undefined ? rest : [].concat(first));
  };
  const OwnEvent = window.Event;
  window.Event = function (event) {
    if (event.type.indexOf('key') === 0) this.code = event.which;
    this.event = event;
  };
  window.Event.prototype = OwnEvent.prototype;
  window.Request = () => {};
  const OwnElement = window.Element;
  window.Element = (tag) => document.createElement(tag);
  window.Element.prototype = OwnElement.prototype;
  OwnElement.prototype.scrollTo = function (x, y) {
    this.scrollLeft = x;
    this.scrollTop = y;
  };

  // Sugar and core-js 2.
  Array.prototype.at = function (index) {
    return this[index < 0 ? this.length + index : index];
  };
  String.prototype.at = function (index) {
    return this.charAt(index);
  };
  String.prototype.replaceAll = function (part, ...texts) {
    return this.split(part)
      .map((text, index) => (index > 0 ? (texts[index - 1] ?? '') : '') + text)
      .join('');
  };
  String.prototype.trim = function () {
    return this.replace(/^\s+|\s+$/g, '');
  };
  Promise.prototype.finally = function (use) {
    return this.then(
      (value) => Promise.resolve(use()).then(() => value),
      (reason) =>
        Promise.resolve(use()).then(() => {
          throw reason;
        }),
    );
  };
  Number.parseFloat = window.parseFloat = (text) => Number(`${text}`.match(/^\s*[-+]?[\d.]+/)?.[0]);

  const removeNode = Node.prototype.removeChild;
  OwnElement.prototype.remove = function () {
    if (this.parentNode) removeNode.call(this.parentNode, this);
    return this;
  };
  OwnElement.prototype.show =
    OwnElement.prototype.hide =
    OwnElement.prototype.toggle =
      function () {
        return this;
      };
  OwnElement.prototype.select = function (selector) {
    return toArray(this.querySelectorAll(selector));
  };
  const closest = OwnElement.prototype.closest;
  OwnElement.prototype.up = function (selector) {
    return closest.call(this.parentNode, selector);
  };
  OwnEvent.prototype.stop = function () {
    this.preventDefault();
    this.stopPropagation();
  };
  window.$ = (id) => (typeof id === 'string' ? document.getElementById(id) : id);
  window.$$ = (selector) => toArray(document.querySelectorAll(selector));
})();
