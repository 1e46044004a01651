import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';

/** Two people at a table of their own, Carthage's fleet already among the Roman ones. */
async function atWar(carthage: Person, rome: Person) {
  await carthage.opensATable('open', 'me');
  await rome.comesTo(carthage.table);
  await rome.sitsDownAs('Rome');
  await carthage.isAsked();
  await carthage.chooses('space:sardinia-carthago', 'space:roma-corsica');
  await rome.isAsked();
}

test('a link brings a second player to the table', async ({ person, another }) => {
  await person.opensATable('me', 'open');
  const invitation = person.page.locator('[data-test-invite]');
  const link = await invitation.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const friend = await another();
  await friend.comesTo(link);
  await friend.sitsDownAs('Carthage');
  await friend.sees('yours');
  await expect(invitation).toBeHidden();
  await person.sees('waiting');
});

test('two browsers fight, a spectator watches, and a lost connection loses nothing', async ({
  person: carthage,
  another,
}) => {
  const rome = await another();
  const spectator = await another();
  await atWar(carthage, rome);

  const heard: string[] = [];
  spectator.page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  await spectator.comesTo(carthage.table);
  await spectator.sees('waiting');

  await rome.page.context().setOffline(true);
  await rome.sees('offline');
  await carthage.plays(4);
  await expect(carthage.prompt).toContainText('Your card lies face down');
  await expect(spectator.log.last()).toHaveText('Carthage has chosen a card.');

  await rome.page.context().setOffline(false);
  await rome.sees('yours');
  await expect(rome.log.last()).toContainText('Carthage has chosen a card.');
  await expect(rome.page.getByText('Since you left')).toBeVisible();
  expect(heard.join(), 'nobody is told a card before both lie open').not.toContain('seal 4');

  await rome.plays(2);
  for (const who of [carthage, rome, spectator]) {
    await expect(who.fight).toContainText('Rome plays 2, Carthage 4.');
    await expect(who.log.filter({ hasText: 'Rome loses a fleet.' })).toHaveCount(1);
  }
});

test('a card chosen just as the connection dies arrives once it is back', async ({
  person: carthage,
  another,
}) => {
  let dead = false;
  await carthage.page.routeWebSocket(/socket/, browser => {
    const table = browser.connectToServer();
    browser.onMessage(said => {
      if (!dead) table.send(said);
    });
  });
  const rome = await another();
  await atWar(carthage, rome);

  // What is said now reaches nobody, and the browser does not know it yet.
  dead = true;
  await carthage.plays(5);
  await carthage.page.context().setOffline(true);
  await carthage.sees('offline');
  dead = false;
  await carthage.page.context().setOffline(false);
  await expect(carthage.prompt).toContainText('Your card lies face down');
  await rome.plays(1);
  await expect(rome.fight).toContainText('Rome plays 1, Carthage 5.');
});

test('a move is taken back until the other side has moved', async ({
  person: carthage,
  another,
}) => {
  const rome = await another();
  await carthage.opensATable('open', 'me');
  await rome.comesTo(carthage.table);
  await rome.sitsDownAs('Rome');
  await carthage.isAsked();
  await expect(carthage.undo).toHaveAttribute('aria-disabled', 'true');

  await carthage.understood(() => carthage.chooses('space:carthago', 'space:zama'));
  await expect(carthage.undo).toHaveAttribute('aria-disabled', 'false');
  await rome.sees('yours');
  await carthage.page.keyboard.press('u');
  await carthage.sees('yours');
  await rome.sees('waiting');
  await expect(rome.log.last()).toHaveText('Carthage takes the last action back.');
  await expect(rome.log.first()).toContainText('taken back');

  await carthage.understood(() => carthage.chooses('space:carthago', 'space:mauretania'));
  await rome.isAsked();
  await rome.understood(() => rome.chooses('space:roma', 'space:gallia'));
  await carthage.isAsked();
  await expect(carthage.undo).toHaveAttribute('aria-disabled', 'true');
});

test('whoever is not at the table is shown as away', async ({ person, another }) => {
  const friend = await another();
  await person.opensATable('open', 'me');
  await friend.comesTo(person.table);
  await friend.sitsDownAs('Rome');
  const seat = person.page.locator('[data-test-seat="0"]');
  await expect(seat).toContainText('here');
  await friend.page.goto('/about');
  await expect(seat).toContainText('away');
});

test('a reload in the middle of a conflict loses nothing', async ({
  person: carthage,
  another,
}) => {
  const rome = await another();
  await atWar(carthage, rome);
  await carthage.plays(3);
  await expect(rome.log.last()).toHaveText('Carthage has chosen a card.');
  const told = await rome.log.allTextContents();
  for (const who of [carthage, rome]) {
    await who.page.reload();
    await who.isAtTheTable();
    await expect(who.log).toHaveText(told);
  }
  await expect(carthage.fight).toContainText('Your card: 3, face down');
  await rome.plays(4);
  await expect(carthage.fight).toContainText('Rome plays 4, Carthage 3.');
});
