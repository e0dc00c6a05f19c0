/** Replaces a component that renders nothing and only creates styles for another one. */
export default () => null;
