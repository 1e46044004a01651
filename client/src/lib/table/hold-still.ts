/** Keeps what is read where it is while lines come and go around it (scroll anchoring). */

/** The first line of a list that can be seen stays where it is, whatever `act` does to the others. */
export async function holdStill(list: HTMLElement | undefined, act: () => Promise<void>) {
  const { top = 0 } = list?.getBoundingClientRect() ?? {};
  const seen = [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].find(
    line => line.getBoundingClientRect().bottom > top,
  );
  const before = seen?.getBoundingClientRect().top ?? 0;
  await act();
  const again = list?.querySelector(`[data-line="${seen?.dataset.line}"]`);
  if (list && again) list.scrollTop += again.getBoundingClientRect().top - before;
}
