import { type Language } from './languages.ts';
/** The addresses of the site (specification §2). `paths` builds links; the server's routes match them. */
export declare const paths: {
    home: () => string;
    services: () => string;
    servicePage: (name: string) => string;
    cars: () => string;
    blog: () => string;
    post: (id: number) => string;
    detail: (slug: string) => string;
    about: () => string;
    contact: () => string;
    privacy: () => string;
    terms: () => string;
};
/** The pages whose address holds no parameter. */
export declare const staticPaths: readonly string[];
interface PathSources {
    servicePages: readonly {
        name: string;
    }[];
    experiences: readonly {
        slug: string;
    }[];
    cars: readonly {
        slug: string;
    }[];
    posts: readonly {
        id: number;
    }[];
}
/** Every address that answers 200 for the given content, in the order of the specification's table. */
export declare function listPaths(content: PathSources): string[];
/**
 * Sets or replaces query parameters of a site-internal address.
 *
 * @param address a path with an optional query, such as `/bloglar?page=2`
 * @param parameters values to set; `undefined` and `''` remove the parameter
 */
export declare function withQuery(address: string, parameters: Record<string, string | number | undefined>): string;
/** Keeps the explicit language of the page on an internal link; `undefined` leaves the link negotiated. */
export declare function withLanguage(address: string, language: Language | undefined): string;
/**
 * The canonical address of a page in a language (decisions, “Language of a page”): the bare path for
 * Turkish, `?lng=` for the others; of the other parameters only `page` belongs to it.
 */
export declare function canonicalPath(path: string, language: Language, page?: number): string;
export {};
