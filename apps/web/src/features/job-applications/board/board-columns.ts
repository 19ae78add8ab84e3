import type { Application } from '@firsthand/contracts';
import { APPLICATION_STAGES, type ApplicationStage } from '@firsthand/contracts/light';

export interface BoardColumn {
  /** Those that were loaded; a long column has more. */
  applications: Application[];
  total: number;
}

export type BoardColumns = Record<ApplicationStage, BoardColumn>;

/** Nothing more is done with what got here: it is folded away. */
export function isClosedStage(stage: ApplicationStage): boolean {
  return stage === 'rejected' || stage === 'withdrawn';
}

/** How many applications there are on the board. */
export function countApplications(columns: BoardColumns): number {
  return APPLICATION_STAGES.reduce((sum, stage) => sum + columns[stage].total, 0);
}

function without({ applications, total }: BoardColumn, id: number): BoardColumn {
  const rest = applications.filter((application) => application.id !== id);
  return { applications: rest, total: total - (applications.length - rest.length) };
}

/** The application as it is now, on top of its column when it came from another one, else in its place. */
export function withApplication(columns: BoardColumns, application: Application): BoardColumns {
  const column = columns[application.stage];
  if (column.applications.some(({ id }) => id === application.id)) {
    const applications = column.applications.map((known) =>
      known.id === application.id ? application : known,
    );
    return { ...columns, [application.stage]: { ...column, applications } };
  }
  const entries = APPLICATION_STAGES.map(
    (stage) => [stage, without(columns[stage], application.id)] as const,
  );
  const moved = Object.fromEntries(entries) as BoardColumns;
  const target = moved[application.stage];
  return {
    ...moved,
    [application.stage]: {
      applications: [application, ...target.applications],
      total: target.total + 1,
    },
  };
}

/** A column with what was loaded after it; what moved in between is not shown twice. */
export function withMore(columns: BoardColumns, stage: ApplicationStage, more: BoardColumn): BoardColumns {
  const shown = new Set(APPLICATION_STAGES.flatMap((name) => columns[name].applications.map(({ id }) => id)));
  const added = more.applications.filter(({ id }) => !shown.has(id));
  const applications = [...columns[stage].applications, ...added];
  return { ...columns, [stage]: { applications, total: Math.max(more.total, applications.length) } };
}
