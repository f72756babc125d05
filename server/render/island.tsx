import type { ReactNode } from 'react';
import type { IslandName, registry } from '../../client/islands/registry.ts';

type ComponentOf<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>;

type PropsOf<Name extends IslandName> = Parameters<ComponentOf<Name>>[0];

/** A type that survives JSON unchanged; `never` for any other, such as a date or a function. */
type Json<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Json<Item>[]
    : T extends (...args: never) => unknown
      ? never
      : T extends object
        ? { [Key in keyof T]: Json<T[Key]> | Extract<T[Key], undefined> }
        : never;

export interface IslandProps<Props> {
  /** The component that the registry loads under the island’s name. */
  component: (props: Props) => ReactNode;
  props: Props & Json<Props>;
  className?: string;
}

/** Renders an island on the server, inside the marker that the browser hydrates it by. */
export function Island<Name extends IslandName>(
  island: { name: Name } & IslandProps<PropsOf<Name>>,
) {
  const { name, component: Component, className } = island;
  const props: PropsOf<Name> = island.props;
  return (
    <div className={className} data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
