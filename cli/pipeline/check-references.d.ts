import { type Issue } from '../issue.ts';
import type { Catalogue } from './check-content.ts';
/** Checks what no single file can know: that names are unique and that references lead somewhere. */
export declare function checkReferences(catalogue: Catalogue): Issue[];
/** Whether an address is that of an experience or a car, whose facts are written there. */
export declare function leadsToDetail(url: string): boolean;
