import { controlFor, type TemplateParameter } from './template-parameters';

export interface ParameterGroups {
  readonly required: readonly TemplateParameter[];
  readonly optional: readonly TemplateParameter[];
}

/**
 * Keeps the template's order in each group, but puts a parameter with a ParentField directly after its parent (ENUM-19). The two are
 * required together if one of them is. A cloud group is never required (FORM-52).
 */
export function groupParameters(parameters: readonly TemplateParameter[]): ParameterGroups {
  const parentOf = ({ ControlOptions }: TemplateParameter) =>
    ControlOptions?.ParentField
      ? parameters.find(({ ParamName }) => ParamName === ControlOptions.ParentField)
      : undefined;
  const topOf = (parameter: TemplateParameter): TemplateParameter => {
    // Parents may form a circle.
    const above = new Set([parameter]);
    let top = parameter;
    for (let parent = parentOf(top); parent !== undefined && !above.has(parent); parent = parentOf(top)) {
      above.add(parent);
      top = parent;
    }
    return top;
  };
  const placed = new Set<TemplateParameter>();
  const withChildren = (parameter: TemplateParameter): TemplateParameter[] => {
    if (placed.has(parameter)) return [];
    placed.add(parameter);
    return [parameter, ...parameters.filter((child) => parentOf(child) === parameter).flatMap(withChildren)];
  };
  const families = parameters.map((parameter) => withChildren(topOf(parameter)));
  const isRequired = (parameter: TemplateParameter) => parameter.IsRequired && controlFor(parameter) !== 'cloudGroup';
  return {
    required: families.filter((family) => family.some(isRequired)).flat(),
    optional: families.filter((family) => !family.some(isRequired)).flat(),
  };
}
