import type { Token } from './combine.js'
import type { AnyQuestionId } from './questions.js'

/** The words that a question begins with; an order does not. Folded. */
const ASKING =
  /^(?:(?:to|an|von|for|fur|nga|per|te) )?(?:who|whom|whose|which|what|how|is|are|do|does|did|have|has|wer|wen|wem|wessen|welch\w*|was|wie|gibt|haben|hat|habe|muss|mussen|kush|ke|kujt|cil\w*|cfare|sa|a)\b/

/** "How do I write a reminder?" asks for the way and not for reminders. */
const WAY =
  /^(?:how (?:do|can|could|should|must) (?:i|we|you|one)|how to|how does|wie (?:kann|konnen|mach\w*|erstell\w*|schreib\w*|stell\w*|send\w*|verschick\w*|buch\w*|geht|gehen|funktionier\w*|leg\w*|mahn\w*|verbuch\w*)|si (?:mund|te|ta|t|behet|behen|duhet|bej|funksion\w*|llogarit\w*|e|i|ia|ua))\b/

/** "Can we spend", "duhet të punoj": a limit or a plan, which no record shows. Folded. */
const MODAL =
  /\b(?:can|could|should|must|ought|supposed|allowed|afford|kann|konnen|konnte\w*|soll\w*|muss|mussen|musste\w*|darf|durfen|(?:mund|duhe[tnj]) (?:te|me|per))\b/

/** The questions about what has been, whatever it should have been. */
const KNOWS_NO_PLAN: readonly AnyQuestionId[] = [
  'workedHours',
  'ownHours',
  'spent',
  'invoiced',
  'profit',
]

/** A question for a day or for how often something happens. */
const TIME =
  /^(?:since |seit |bis )?(?:when|wann|kur|how often|wie oft|sa shpesh|sa here|how soon|wie bald)\b/

/** "Where did the money go?" */
const PLACE = /^(?:where|wo|wohin|ku)\b/

/** The questions whose answers name days. */
const KNOWS_DAYS: readonly AnyQuestionId[] = [
  'dueInvoices',
  'expiringEstimates',
  'recurringInvoices',
  'billsToPay',
  'tasksDue',
  'overdueTasks',
  'openTasks',
  'ownTasks',
  'ownOverdueTasks',
  'ownOpenTasks',
  'moneyLasts',
]

/** The questions whose answers count nothing: "how many invoices" is not the money in them. */
const COUNTS_NOTHING: readonly AnyQuestionId[] = ['received', 'invoiced', 'profit', 'vatDue']

const MANY = ['many', 'viele', 'vielen', 'sa']

/** A text that begins with one of these wants something done, unless it wants to be shown something. */
const ORDER =
  /^(?:please |bitte |ju lutem )?(?:send|set up|start|stop|pause|issue|approve|record|charge|book|pay|remind|invoice (?:the|all|my|our)|bill (?:the|all|my|our)|(?:can|could|would|will) you|(?:konnen|konnten|wurden) sie|(?:kannst|konntest|wurdest) du|schick\w*|sende|verschick\w*|versende|mahne|erinnere|bezahle|uberweise|dergo\w*|paguaj(?:i|e|ni)?|faturo(?:ji|je|ni)?|kujto(?:ji|je|ju|ni)?|lesho(?:ji|je|ni)?|krijo(?:ji|je|ni)?|shkruaj(?:i|e|ni)?|bej(?:e|i|ni)? nje|mbyll(?:i|e|ni)?|nis(?:i|e|ni)?)\b/

/** "Bitte … bezahlen": in German the verb of an order may come last. */
const ORDER_AT_END =
  /^bitte\b.*\b(?:be)?(?:zahlen|mahnen|schicken|senden|verschicken|uberweisen|erinnern|buchen|abrechnen|fakturieren)$/

export const isOrder = (text: string) => ORDER.test(text) || ORDER_AT_END.test(text)

export const isAsking = (text: string) => ASKING.test(text)

export const asksForWay = (text: string) => WAY.test(text)

/** Whether the answer to a question would miss what a text asks for: a day, or a number of people. */
export function isBesidesAnswer(text: string, tokens: readonly Token[], question: AnyQuestionId) {
  if (['spent', 'vatDue', 'moneyLasts'].includes(question) && PLACE.test(text)) return true
  if (MODAL.test(text) && KNOWS_NO_PLAN.includes(question)) return true
  if (TIME.test(text) && !KNOWS_DAYS.includes(question)) return true
  return tokens.some((token, at) => {
    if (!('word' in token) || !MANY.includes(token.word)) return false
    const next = tokens[at + 1]
    if (!next || 'word' in next) return token.word !== 'sa' && COUNTS_NOTHING.includes(question)
    const isPeople = ['client', 'team', 'who'].includes(next.concept)
    // In Albanian one word means "how many" and "how much": "sa pagesa", "sa paguan".
    const isDocument = next.concept === 'invoice' || (next.concept === 'pay' && token.word !== 'sa')
    return isPeople || (isDocument && COUNTS_NOTHING.includes(question))
  })
}

/** "Could you show me …": polite openings of a request to be shown something. */
const SHOW_EN =
  /^(please )?(?:can|could|would|will) (?:you|i|we) (?:please |kindly )?(?=(?:also )?(?:show|list|tell|give|find|display|name|calculate|compute|estimate|work|add|sum|rank|check|see|pull|look|get|have|summar\w+|break|let|provide|help|point)\b)/
/** Albanian openings such as "A mund të më tregoni", "Do të doja të di" and "Kam nevojë të shoh", each before a question. */
const SHOW_SQ =
  /^(?:(?:pershendetje|tungjatjeta|mirdita|hej|te lutem|ju lutem|lutem) )*(?:a )?(?:(?:mund\w*|do te doja|do te donim|do te deshiroja|do te deshironim|do te kisha dashur|do doja|doja|desha|dua|duam|deshiroj\w*|kam nevoje|me duhet|na duhet|me intereson\w*|na intereson|bon|ban) (?:te|me|ta|qe te) )(?:me |na |ma |i |e )*(?:di|dij\w*|dim\w*|dit|dite|shoh\w*|pa|pyes\w*|mesoj|kuptoj|trego\w*|tregu|thua\w*|thoni|thon|shfaq\w*|jep\w*|listo\w*|gje\w+|nxjerr\w*|numero\w*|paraqi\w*|kallxo\w*|kallxu)(?: se)?(?= )/
const ASKED_DE = /\b(?:konnten|konnen|wurden|konntest|kannst|wurdest) (?:sie|du) (?:bitte )?/
const SHOWN_DE =
  /\b(?:zeigen|nennen|auflisten|sagen|geben|anzeigen|ausrechnen|berechnen|ermitteln|zusammenfassen|heraussuchen|raussuchen|mitteilen|verraten|aufschlusseln|prufen|nachsehen|nachschauen|zusammenstellen|aufzeigen|auffuhren|zusammenzahlen|summieren)\b/
/** "Berechnen" means charging elsewhere. */
const COMPUTE_DE = /^(?:bitte )?(?:berechnen|berechne|rechnen) (?:sie )?|\bberechnen$/

/** A folded text without the polite words around a request to be shown something; an order keeps its words. */
export function withoutPoliteness(text: string) {
  const english = text
    .replace(SHOW_SQ, '')
    .trim()
    .replace(SHOW_EN, '')
    .replace(/\b(?:work out|point out|estimate(?= (?:how|what|when)))\b/, ' ')
    .replace(/^(?:do te doja|do te donim|do te deshiroja|do te deshironim) /, '')
    // "I would like to know" is no habit, as in "they like to pay late".
    .replace(/\b(?:ich|wir) (?:wurden?|mochten?|hatten?) gerne? (?:wissen|sehen|erfahren)\b/, ' ')
  if (ASKED_DE.test(english) && SHOWN_DE.test(english)) {
    return english.replace(ASKED_DE, ' ').replace(COMPUTE_DE, '').trim()
  }
  return english.replace(/^(?:bitte )?(?:berechnen|berechne|rechnen) (?:sie )?/, '').trim()
}

/** The beginning of a question that goes on from the one before. */
const LINK =
  /^(?:and|und|dhe|e|po|what about|how about|was ist mit|wie ist es mit|only|just|nur|vetem|also|auch|edhe)\b/

export const isLinked = (text: string) => LINK.test(text)
