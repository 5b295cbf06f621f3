import { retype, tabTo } from './keys';
import { expect, test } from './test';
import { watchPage } from './watch-page';

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('FORM-01 FORM-26 TASK-33 a keyboard user finds a template, fills it in, saves it and starts it', async ({
    page,
  }) => {
    const { errors, violations } = await watchPage(page);
    const name = 'Ladepunkte rund um Berlin';
    await page.goto('console/template?scenario=everyday&persona=professional');
    await expect(page.getByRole('heading', { level: 1, name: 'Alle Vorlagen' })).toBeVisible();

    await tabTo(page, page.getByRole('search').getByRole('combobox', { name: 'Vorlagen suchen' }));
    await page.keyboard.type('Ladestationen');
    const link = page.getByRole('main').getByRole('link', { name: /^Ladestationen auf der Karte/ });
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Ladestationen auf der Karte' })).toBeVisible();

    const form = page.getByRole('form', { name: 'Aufgabenparameter' });
    await tabTo(page, form.getByRole('textbox', { name: /Kartenmittelpunkt/ }));
    await retype(page, '52.5200, 13.4050');
    await tabTo(page, form.getByRole('textbox', { name: /Radius in km/ }), 5);
    await retype(page, '12.5');
    await tabTo(page, form.getByRole('textbox', { name: /Name der Aufgabe/ }));
    await retype(page, name);
    await tabTo(page, form.getByRole('button', { name: 'Aufgabe erstellen' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Aufgabe „${name}“ erstellt`)).toBeVisible();

    await tabTo(page, form.getByRole('button', { name: 'Speichern und starten' }));
    await page.keyboard.press('Enter');
    const cloud = page.getByRole('menuitem', { name: 'In der Cloud starten' });
    await expect(cloud).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/console\/task\/task-info\?taskId=/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(errors).toEqual([]);
    expect(violations).toEqual([]);
  });
});

test.describe('in Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test('TPL-30 TPL-36 FORM-28 a keyboard user opens a task, changes a parameter and saves it', async ({ page }) => {
    const { errors, violations } = await watchPage(page);
    await page.goto('console/task/template-list?scenario=everyday&persona=standard');
    await expect(page.getByRole('heading', { level: 1, name: 'テンプレートタスク' })).toBeVisible();

    await tabTo(page, page.getByRole('textbox', { name: 'タスク名で検索' }));
    await page.keyboard.type('Seattle');
    const row = page.getByRole('main').getByRole('row').filter({ hasText: '地図上の充電スタンド' });
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
    await expect(row).toHaveCount(1);
    await tabTo(page, row.getByRole('button', { name: /Seattle のその他の操作$/ }));
    await page.keyboard.press('Enter');
    const edit = page.getByRole('menuitem', { name: 'パラメーターを編集' });
    for (
      let pressed = 0;
      pressed < 6 && !(await edit.evaluate((item) => item === document.activeElement));
      pressed += 1
    )
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/console\/template\/ev-charging-stations\?taskId=/);

    const form = page.getByRole('form', { name: 'タスクのパラメーター' });
    const radius = form.getByRole('textbox', { name: /半径/ });
    await expect(radius).toHaveValue('0.5');
    await tabTo(page, radius);
    await retype(page, '0.8');
    const save = form.getByRole('button', { name: 'タスクを保存', exact: true });
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    await expect(page.getByText('タスクを保存しました')).toBeVisible();
    await page.reload();
    await expect(radius).toHaveValue('0.8');
    expect(errors).toEqual([]);
    expect(violations).toEqual([]);
  });
});
