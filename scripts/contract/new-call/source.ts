import ts from 'typescript';

interface Edit {
  readonly at: number;
  readonly text: string;
}

export const parseSource = (text: string): ts.SourceFile =>
  ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);

export const withEdits = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((result, edit) => result.slice(0, edit.at) + edit.text + result.slice(edit.at), text);

export function objectsOf(source: ts.SourceFile) {
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap((declaration) => {
      const { name, type, initializer } = declaration;
      return initializer && ts.isObjectLiteralExpression(initializer)
        ? [{ name: name.getText(), type, object: initializer }]
        : [];
    }),
  );
}

export const propertyNames = (object: ts.ObjectLiteralExpression): string[] =>
  object.properties.map((property) => property.name?.getText() ?? '');

export function propertyEdit(object: ts.ObjectLiteralExpression, code: string, after?: string, gap = '\n'): Edit {
  const named = after === undefined ? undefined : object.properties.find(({ name }) => name?.getText() === after);
  const place = named ?? object.properties.at(-1);
  return place ? { at: place.end, text: `,${gap}${code}` } : { at: object.end - 1, text: code };
}

/** Also finds 'a' | 'b' behind Extract or an alias. */
export function literalsNode(type: ts.TypeNode | undefined, source: ts.SourceFile): ts.TypeNode | undefined {
  if (!type || ts.isUnionTypeNode(type) || ts.isLiteralTypeNode(type)) return type;
  if (!ts.isTypeReferenceNode(type)) return undefined;
  const name = type.typeName.getText();
  if (name === 'Extract') return literalsNode(type.typeArguments?.[1], source);
  const alias = source.statements.filter(ts.isTypeAliasDeclaration).find((statement) => statement.name.text === name);
  return literalsNode(alias?.type, source);
}

export function withImport(text: string, module: string, names: readonly string[], isType = false): string {
  const source = parseSource(text);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const ofModule = imports.flatMap(({ moduleSpecifier, importClause }) => {
    const bindings = importClause?.namedBindings;
    return ts.isStringLiteral(moduleSpecifier) &&
      moduleSpecifier.text === module &&
      bindings &&
      ts.isNamedImports(bindings)
      ? [{ bindings, isType: importClause.phaseModifier === ts.SyntaxKind.TypeKeyword }]
      : [];
  });
  const known = ofModule.flatMap(({ bindings }) => bindings.elements.map(({ name }) => name.text));
  const missing = names.filter((name) => !known.includes(name));
  if (missing.length === 0) return text;
  const last = ofModule.find((entry) => entry.isType === isType)?.bindings.elements.at(-1);
  if (last) return withEdits(text, [{ at: last.end, text: `, ${missing.join(', ')}` }]);
  const line = `import ${isType ? 'type ' : ''}{ ${missing.join(', ')} } from '${module}';\n`;
  const isRelative = ({ moduleSpecifier }: ts.ImportDeclaration) => moduleSpecifier.getText().startsWith("'.");
  const next = module.startsWith('.') ? undefined : imports.find(isRelative);
  const previous = imports.at(-1);
  if (next) return withEdits(text, [{ at: next.getStart(), text: line }]);
  return previous ? withEdits(text, [{ at: previous.end, text: `\n${line.trimEnd()}` }]) : `${line}\n${text}`;
}

export function returnedObject(text: string, name: string): ts.ObjectLiteralExpression | undefined {
  const found = parseSource(text)
    .statements.filter(ts.isFunctionDeclaration)
    .find((statement) => statement.name?.text === name);
  const returned = found?.body?.statements.findLast(ts.isReturnStatement)?.expression;
  return returned && ts.isObjectLiteralExpression(returned) ? returned : undefined;
}
