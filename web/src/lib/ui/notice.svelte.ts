/** What should be known of the table that was opened last, until that has been read. */
class Notice {
  words = $state("");
}

export const notice = new Notice();
