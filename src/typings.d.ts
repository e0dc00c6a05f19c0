declare module '*.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** The package ships no types; this declares only the parts we use. */
declare module 'saxen' {
  export class Parser {
    on(event: 'error' | 'warn', handler: (problem: Error) => void): this;
    on(event: 'attention' | 'question' | 'text' | 'cdata', handler: (text: string) => void): this;
    /** Attributes are false when they cannot be read. */
    on(event: 'openTag', handler: (name: string, attributes: () => Record<string, string> | false) => void): this;
    on(event: 'closeTag', handler: (name: string) => void): this;
    parse(xml: string): Error | null;
  }
}
