import { ContractError } from './problems.mjs';

const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

export function enumsSource(enums) {
  return Object.entries(enums)
    .map(([name, schema]) => {
      const names = schema['x-enum-varnames'] ?? [];
      const notes = schema['x-enum-descriptions'] ?? [];
      if (names.length !== schema.enum.length || notes.length !== schema.enum.length)
        throw new ContractError(
          `openapi/schemas/enums.yaml: ${name} needs one name and one description for each value`,
        );
      if (!Array.isArray(schema['x-spec']))
        throw new ContractError(`openapi/schemas/enums.yaml: ${name} has no x-spec`);
      const members = schema.enum.map(
        (value, i) => `  /** ${notes[i]} */\n  ${key(names[i])}: ${typeof value === 'string' ? `'${value}'` : value},`,
      );
      return [
        `/** ${schema.description} (${schema['x-spec'].join(', ')}) */`,
        `export const ${name} = {`,
        ...members,
        '} as const;',
        `export type ${name} = (typeof ${name})[keyof typeof ${name}];`,
      ].join('\n');
    })
    .join('\n\n');
}
