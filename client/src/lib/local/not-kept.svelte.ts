/** Whether what is played on this device can be kept there. */
import { engine } from './engine.ts';

class NotKept {
  /** Nothing can be kept: the games last as long as the page. */
  said = $state(false);

  constructor() {
    engine.listen(news => {
      if (news.kind === 'not_kept') this.said = true;
    });
  }
}

export const notKept = new NotKept();
