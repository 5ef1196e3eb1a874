// Changes to built-ins by Prototype, MooTools and other libraries from before 2012, which some pages still load:
// methods of elements, events and arrays replaced or added (so that `for … in` sees them), JSON that asks `toJSON` of
// arrays and strings, an `Array.from` of their own. Written out because the npm packages `prototype` and `mootools` are
// not the browser libraries.
(() => {
  const toArray = (list) => {
    const items = [];
    for (let index = 0; index < (list?.length ?? 0); index += 1) items[index] = list[index];
    return items;
  };
  Array.from = toArray;
  Array.prototype.toJSON = function () {
    return `[${toArray(this)
      .map((item) => JSON.stringify(item))
      .join(', ')}]`;
  };
  for (const type of [String, Number, Date]) {
    type.prototype.toJSON = function () {
      return `"${this}"`;
    };
  }
  Object.prototype.inherits = () => undefined;
  Object.keys = (object) => {
    const names = [];
    for (const name in object) if (Object.hasOwn(object, name)) names.push(name);
    return names;
  };
  Function.prototype.bind = function (self, ...first) {
    return (...rest) => this.apply(self, first.concat(rest));
  };
  Array.prototype.each = Array.prototype.forEach;
  Array.prototype.find = function (test) {
    for (let index = 0; index < this.length; index += 1) if (test(this[index], index)) return this[index];
    return undefined;
  };
  Array.prototype.include = Array.prototype.includes;
  Array.prototype.clear = function () {
    this.length = 0;
    return this;
  };
  String.prototype.startsWith = function (start) {
    return this.lastIndexOf(start, 0) === 0;
  };
  String.prototype.contains = String.prototype.includes;
  const removeNode = Node.prototype.removeChild;
  Element.prototype.remove = function () {
    if (this.parentNode) removeNode.call(this.parentNode, this);
    return this;
  };
  Element.prototype.show =
    Element.prototype.hide =
    Element.prototype.toggle =
      function () {
        return this;
      };
  Element.prototype.select = function (selector) {
    return toArray(this.querySelectorAll(selector));
  };
  const closest = Element.prototype.closest;
  Element.prototype.up = function (selector) {
    return closest.call(this.parentNode, selector);
  };
  Event.prototype.stop = function () {
    this.preventDefault();
    this.stopPropagation();
  };
  window.$ = (id) => (typeof id === 'string' ? document.getElementById(id) : id);
  window.$$ = (selector) => toArray(document.querySelectorAll(selector));
})();
