/** Imports go only where docs/architecture.md says. */
const packages = [
  'api-client',
  'applying',
  'claims',
  'connectors',
  'database',
  'gazetteer',
  'mailer',
  'markup',
  'mcp-tools',
  'occupations',
  'outside',
  'resume-parser',
  'resume-writer',
  'rooms',
  'search',
  'text-assistant',
];

const REPOSITORIES = '^apps/api/src/features/[^/]+/.*[.]repository[.]ts$';

function mayImport(name, from, allowed) {
  return {
    name,
    severity: 'error',
    from: { path: from, pathNot: '\\.test\\.tsx?$|/testing/' },
    to: { path: '^(apps|packages|tests|benchmarks)/', pathNot: [from, ...allowed].map((path) => `${path}`) },
  };
}

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    { name: 'only-what-is-installed', severity: 'error', from: {}, to: { couldNotResolve: true } },
    mayImport('contracts-import-nothing-of-ours', '^packages/contracts/', []),
    mayImport('database-imports-contracts', '^packages/database/', ['^packages/contracts/']),
    mayImport('outside-imports-contracts', '^packages/outside/', ['^packages/contracts/']),
    mayImport('markup-imports-contracts', '^packages/markup/', ['^packages/contracts/']),
    mayImport(
      'connectors-import-contracts-gazetteer-markup-occupations-and-outside',
      '^packages/connectors/',
      [
        '^packages/contracts/',
        '^packages/gazetteer/',
        '^packages/markup/',
        '^packages/occupations/',
        '^packages/outside/',
      ],
    ),
    mayImport('applying-imports-claims-contracts-connectors-and-markup', '^packages/applying/', [
      '^packages/claims/',
      '^packages/contracts/',
      '^packages/connectors/',
      '^packages/markup/',
    ]),
    mayImport('claims-import-contracts', '^packages/claims/', ['^packages/contracts/']),
    mayImport('gazetteer-imports-contracts', '^packages/gazetteer/', ['^packages/contracts/']),
    mayImport('occupations-import-contracts', '^packages/occupations/', ['^packages/contracts/']),
    mayImport('search-imports-contracts-database-gazetteer-and-occupations', '^packages/search/', [
      '^packages/contracts/',
      '^packages/database/',
      '^packages/gazetteer/',
      '^packages/occupations/',
    ]),
    mayImport('text-assistant-imports-claims-contracts-and-outside', '^packages/text-assistant/', [
      '^packages/claims/',
      '^packages/contracts/',
      '^packages/outside/',
    ]),
    mayImport('mailer-imports-contracts-and-outside', '^packages/mailer/', [
      '^packages/contracts/',
      '^packages/outside/',
    ]),
    mayImport('mcp-tools-import-contracts-connectors-and-the-client', '^packages/mcp-tools/', [
      '^packages/api-client/',
      '^packages/contracts/',
      '^packages/connectors/',
    ]),
    mayImport('resume-parser-imports-contracts-rooms-and-what-is-printed', '^packages/resume-parser/', [
      '^packages/contracts/',
      '^packages/rooms/',
      '^packages/resume-writer/src/printed[.]ts$',
    ]),
    mayImport('resume-writer-imports-contracts-markup-and-rooms', '^packages/resume-writer/', [
      '^packages/contracts/',
      '^packages/markup/',
      '^packages/rooms/',
    ]),
    mayImport('rooms-import-contracts', '^packages/rooms/', ['^packages/contracts/']),
    mayImport('api-imports-packages', '^apps/api/', ['^packages/']),
    mayImport('crawler-imports-packages', '^apps/crawler/', ['^packages/']),
    mayImport('sandbox-imports-contracts', '^apps/sandbox/', ['^packages/contracts/']),
    mayImport('api-client-imports-contracts', '^packages/api-client/', ['^packages/contracts/']),
    mayImport('extension-imports-contracts-and-the-client', '^apps/extension/', [
      '^packages/api-client/',
      '^packages/contracts/',
    ]),
    mayImport('web-imports-contracts-and-the-client', '^apps/web/', [
      '^packages/api-client/',
      '^packages/contracts/',
    ]),
    {
      name: 'a-repository-belongs-to-its-noun',
      comment: "Ask the noun's service, or what it names for everybody to read. For tests too.",
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/' },
      to: { path: REPOSITORIES, pathNot: '^apps/api/src/features/$1/' },
    },
    {
      name: 'a-feature-asks-the-service-of-another',
      comment:
        'What several share moves to a room of its own: people, models, mail, files, http. An account is taken out, brought in ' +
        'and changed as a whole, and sending makes applications: these two know the parts of others.',
      severity: 'error',
      from: {
        path: '^apps/api/src/features/([^/]+)/',
        pathNot: '[.]test[.]ts$|/testing/|^apps/api/src/features/(users|turbo-apply/(page|submissions))/',
      },
      to: { path: '^apps/api/src/features/', pathNot: ['^apps/api/src/features/$1/', '[.]service[.]ts$'] },
    },
    {
      name: 'rooms-of-the-api-know-no-feature',
      severity: 'error',
      from: { path: '^apps/api/src/(people|models|mail|files|http)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^apps/api/src/features/' },
    },
    {
      name: 'a-repository-belongs-to-a-feature',
      severity: 'error',
      from: { path: '^(apps|packages|tests|benchmarks)/', pathNot: '^apps/api/src/features/' },
      to: { path: REPOSITORIES },
    },
    {
      name: 'web-features-do-not-know-each-other',
      comment: 'A route brings features together; what two share moves to components or lib.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-layers-point-down',
      severity: 'error',
      from: { path: '^apps/web/src/(components|lib)/' },
      to: { path: '^apps/web/src/(app|features)/' },
    },
    {
      name: 'connectors-do-not-know-each-other',
      severity: 'error',
      from: {
        path: '^packages/connectors/src/(adp|bamboohr|breezy|dover|greenhouseio|jobvite|lever|smartrecruiters|workday)/',
      },
      to: {
        path: '^packages/connectors/src/(adp|bamboohr|breezy|dover|greenhouseio|jobvite|lever|smartrecruiters|workday)/',
        pathNot: '^packages/connectors/src/$1/',
      },
    },
    {
      name: 'packages-are-entered-by-their-front-door',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: {
        path: `^packages/(${packages.join('|')})/src/(?!(?:index|printed|serve-room|cluster)\\.ts$)`,
        pathNot: '^$1/$2/',
      },
    },
    {
      name: 'the-demo-is-loaded-by-itself',
      comment:
        'What runs against the real systems holds nothing of the sandbox: it is imported when it is needed.',
      severity: 'error',
      from: { path: '^apps/server/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^apps/sandbox/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-dev-mode-stays-outside',
      comment:
        'Vite and what starts it are for people who work on the product; a production start has no Vite.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/server/src/dev/|^apps/web/vite\\.config\\.ts$' },
      to: { path: '^apps/server/src/dev/|(^|/)node_modules/vite/' },
    },
    {
      name: 'no-one-imports-a-program',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/server/|\\.test\\.tsx?$|/testing/' },
      to: { path: '^apps/server/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|\\.react-router)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
