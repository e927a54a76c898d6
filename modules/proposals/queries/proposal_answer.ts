import { offerAnswers } from '#modules/documents/public'

export const { keepAnswer, answerTo, signatureOf } = offerAnswers('proposal')
