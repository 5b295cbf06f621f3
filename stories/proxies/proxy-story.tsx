import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { screen, userEvent } from 'storybook/test';
import { ParameterControlType, ParameterDataType, ProxyType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { ParameterFieldComponent, ParameterValue } from '#src/features/templates/form/field-contract';
import { ProxyField } from '#src/features/proxies/proxy-field';
import { templateParameter } from '#tests/fixtures/template-parameter';
import type { ParameterLiteral } from '../templates/field-story';

export const proxy: ParameterLiteral = {
  DataType: ParameterDataType.OperateIpProxy,
  ControlType: ParameterControlType.Input,
  DisplayText: 'Proxy',
  ParamName: 'Proxy',
};

export const ownProxies: Schemas['IpProxySettings'] = {
  ipProxyFromType: ProxyType.Custom,
  strongIpProxySettings: null,
  customIpProxySettings: { switchPeriod: 90, proxies: ['192.0.2.10:8080', 'http://mia:s3cret@proxy.example:3128'] },
};

const Field: ParameterFieldComponent = ProxyField;
const nothing = () => undefined;

export function ProxyStory({ value = null }: { readonly value?: Schemas['IpProxySettings'] | null }) {
  const [currentValue, setCurrentValue] = useState<ParameterValue>(value);
  const { pathname } = useLocation();
  return (
    <main>
      <Field
        parameter={templateParameter(proxy)}
        value={currentValue}
        onChange={setCurrentValue}
        disabled={false}
        onFocus={nothing}
        onBlur={nothing}
        context={{ templateId: '1001', valueOf: () => undefined, labelOf: () => undefined }}
      />
      <p translate="no">Address: {pathname}</p>
    </main>
  );
}

export async function choosePremium(): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use a proxy' }));
  await userEvent.click(screen.getByRole('radio', { name: /Premium proxies/ }));
}
