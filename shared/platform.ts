// The APIs that Node and browsers share beyond the language itself; this layer sees the types of neither.

export {};

declare global {
  interface URL {
    readonly origin: string;
  }

  var URL: new (url: string, base?: string) => URL;

  interface URLSearchParams {
    set(name: string, value: string): void;
    delete(name: string): void;
    toString(): string;
  }

  var URLSearchParams: new (init?: string) => URLSearchParams;
}
