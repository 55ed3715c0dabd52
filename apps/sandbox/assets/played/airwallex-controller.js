// Plays the part of the open library that its provider serves: it starts the others and hands over
// what they make.
const makers = new Map();

window._AirwallexSDKs.__controller__ = {
  internalSDKs: {},
  async init(options) {
    this.options = options;
  },
  async registerFunctions({ functionsNamespace, instance }) {
    this.internalSDKs[functionsNamespace] = instance;
  },
  async registerElement({ elementName, instance }) {
    makers.set(elementName, instance);
  },
  async createElement(elementName, options) {
    return makers.get(elementName).createElement(elementName, options);
  },
};
