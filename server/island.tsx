import type { ReactNode } from 'react';
import type { IslandName, IslandSchedule, registry } from '../client/islands/registry.ts';

type ComponentOf<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>;

type PropsOf<Name extends IslandName> = Parameters<ComponentOf<Name>>[0];

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** The component that the registry loads under this name. */
  component: (props: PropsOf<Name>) => ReactNode;
  when: IslandSchedule;
  props: PropsOf<Name>;
  className?: string;
}

/** Renders an island on the server and leaves the marker by which the browser hydrates it. */
export function Island<Name extends IslandName>(island: IslandProps<Name>) {
  const { name, component: Component, when, props, className } = island;
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
    >
      <Component {...props} />
    </div>
  );
}
