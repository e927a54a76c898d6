export { confirmAnswer } from '#modules/correspondence/actions/confirm_answer'
export {
  documentDeparture,
  proposeDocument,
  sendDocument,
} from '#modules/correspondence/actions/send_document'
export {
  type MailOutcome,
  type SendingWish,
  type SentLetter,
  sendLetter,
} from '#modules/correspondence/actions/send_letter'
export {
  type AnswerKind,
  confirmationLetters,
} from '#modules/correspondence/letters/confirmation_letters'
export {
  type DocumentLetters,
  letterKindOf,
  wordsOfDocument,
} from '#modules/correspondence/letters/document_letters'
export type { Letter } from '#modules/correspondence/letters/letter'
export type { LetterKind } from '#modules/correspondence/letters/letter_kinds'
export type { LetterSource } from '#modules/correspondence/letters/letter_sources'
export { letterWords, VARIABLES, wordsOfBoth } from '#modules/correspondence/letters/letter_words'
export { type DocumentLink, withoutLink } from '#modules/correspondence/letters/link_placeholder'
export {
  type SendingDetails,
  type SendingStep,
  toldOfSending,
} from '#modules/correspondence/letters/told_of_sending'
export { proposeLetter } from '#modules/correspondence/queries/propose_letter'
export { fillTexts, textsFor } from '#modules/correspondence/templates/template_texts'
export {
  type SendingInput,
  sendingFields,
  sendingValidator,
} from '#modules/correspondence/validators/sending'
