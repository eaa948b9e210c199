// Short messages. Good news goes away by itself; what went wrong stays until it is closed, something newer is told, or
// it does not matter any more.
export interface Notice {
  id: number;
  text: string;
  bad: boolean;
  // Matters whatever is done next.
  lasting: boolean;
}

const LASTS = 8_000;

class Notices {
  all = $state<Notice[]>([]);
  private last = 0;

  // The number by which the message can be closed.
  tell(text: string, { bad = false, lasting = false } = {}): number {
    const id = ++this.last;
    this.all = [...this.all.filter((notice) => !notice.bad && notice.text !== text), { id, text, bad, lasting }];
    if (!bad) setTimeout(() => this.close(id), LASTS);
    return id;
  }

  // Something has succeeded since, or one is elsewhere.
  forgive(): void {
    this.all = this.all.filter(({ bad, lasting }) => !bad || lasting);
  }

  close(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
