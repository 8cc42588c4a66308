import { all } from '../browser/grammar'
import type { FaqTopic } from '#domain/browser/faqTopic'

export interface FaqFacts {
  appName: string
  /** The wallets that can be chosen by name. */
  walletNames: readonly string[]
  /** The networks on which trading is offered. */
  tradeNetworks: readonly string[]
  /** The symbol of the currency that the network cost is paid in. */
  coinSymbol: string
  /** Whether anything is traded through Uniswap V4. */
  hasV4: boolean
  /** The site's fee, as "0.25%", and who receives it; null where it takes none. */
  hasPancake: boolean
  siteFee: { percent: string; name: string } | null
  /** The hosts that are asked for names whose records are not on Ethereum; null if there are none. */
  gateways: readonly string[] | null
}

export interface FaqEntry {
  topic: FaqTopic
  question: string
  answer: string
}

/** What is read and traded, and why not more. */
const exchanges = ({ appName, hasV4 }: FaqFacts): Omit<FaqEntry, 'topic'> => {
  const others = 'Jede weitere Börse würde eigene Contracts und Prüfungen erfordern'
  const own = `${appName} bietet nur an, was es selbst prüfen kann. Deshalb kann ein anderer Ort zeitweise einen besseren Preis bieten.`
  const rules = 'Ein Pool der Version 4 kann eigene Regeln mitbringen, die ändern, was ein Trade kostet'
  return hasV4
    ? {
        question: 'Warum nicht jeder Pool der Version 4 und keine anderen Börsen?',
        answer: `${rules}: Ein Trade über einen solchen Pool kann ohne vollständige Simulation nicht bestätigt werden. Pools der Version 4 verwenden einen anderen Contract und eine andere Genehmigung, deshalb läuft ein Trade nur über sie, wenn es sich lohnt, und nicht bei jedem Token. ${others}. ${own}`,
      }
    : {
        question: 'Warum keine Pools der Version 4 und keine anderen Börsen?',
        answer: `${rules}, und er wird über einen anderen Contract mit einer anderen Art von Genehmigung erreicht. Auch jede weitere Börse würde eigene Contracts und Prüfungen erfordern. ${own}`,
      }
}

const aboutTheProduct = ({ appName, coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'purpose',
    question: `Was macht ${appName}?`,
    answer:
      'Es liest Preise aus Pools auf der Blockchain, bereitet den gewünschten Swap vor und übergibt ihn Ihrem Wallet, in dem Sie ihn signieren. Sie müssen kein Konto eröffnen, und kein Server von uns ist an einem Trade beteiligt. Deshalb gibt es auch keine Limit-Orders: Niemand ist da, der sie später ausführen könnte.',
  },
  {
    topic: 'custody',
    question: `Kann ${appName} meine Token bewegen?`,
    answer:
      'Nein. Nichts bewegt sich, bevor Sie es in Ihrem Wallet bestätigen, und ein Swap nimmt den bestätigten Betrag und nicht mehr. Genehmigungen gelten für den genauen Betrag, sofern Sie in den Einstellungen nicht „Unbegrenzt“ wählen.',
  },
  {
    topic: 'signing',
    question: 'Was soll ich signieren?',
    answer: `Nur Transaktionen: Swaps, Genehmigungen und deren Widerruf sowie die Umwandlung von ${coinSymbol} in einen Token, den Pools halten können, und zurück. ${appName} verlangt keine signierten Nachrichten und keine Permits, mit denen jemand später Token bewegen könnte, ohne Sie erneut zu fragen. Lehnen Sie solche auf jeder Seite ab, die wie diese aussieht.`,
  },
  {
    topic: 'prices',
    question: 'Woher kommen die Preise?',
    answer: `Aus den Pools der ${facts.hasV4 ? 'Versionen 2, 3 und 4' : 'Versionen 2 und 3'} des Uniswap-Protokolls${facts.hasPancake ? ' und, auf BNB Smart Chain, aus denen der Versionen 2 und 3 von PancakeSwap' : ''}, gelesen über den Knoten, der auf dieser Seite unter „Einstellungen“ genannt ist. Die Blockchain wächst um einen Block mit Transaktionen nach dem anderen, und die Nummer des Blocks neben einem Preis zeigt, wie aktuell er ist.`,
  },
  {
    topic: 'pools',
    question: 'Was ist ein Pool?',
    answer:
      'Ein Contract, also ein Programm auf der Blockchain, das zwei Token hält und den einen gegen den anderen tauscht, zu einem Preis, der sich daraus ergibt, wie viel es von jedem hat. Jeder kann Token einlegen und erhält einen Anteil an den Gebühren. Je mehr ein Pool hält, desto weniger bewegt ein Trade seinen Preis.',
  },
  {
    topic: 'exchanges',
    ...exchanges({ appName, coinSymbol, ...facts }),
  },
  {
    topic: 'checks',
    question: 'Wie wird ein Preis geprüft?',
    answer:
      'Ihr Browser berechnet ihn aus den Pools, mit derselben Arithmetik wie die Pools, und fragt dann die Quoter auf der Blockchain nach demselben Trade beim selben Block. Nur der Betrag, den diese zurückgeben, kommt in die Prüfansicht. Bevor Sie bestätigen, wird der gesamte Trade mit Ihrem Konto simuliert, und die Prüfansicht zeigt, welche Guthaben sich ändern würden. Nicht jeder Knoten kann das; die Prüfansicht sagt es dann und verlangt einen weiteren Klick. Hat ein Pool eigene Regeln, kennen nur die Quoter den Betrag, und ohne diese Simulation kann der Trade nicht bestätigt werden.',
  },
]

/** What the site itself takes. */
const siteFeeWords = ({ appName, siteFee }: FaqFacts): string =>
  siteFee === null
    ? `${appName} erhebt keine eigene Gebühr. Poolgebühren und Netzwerkkosten sehen Sie, bevor Sie bestätigen.`
    : `${siteFee.name} betreibt diese Website und erhält ${siteFee.percent} von dem, was ein Swap ergibt: Alle angezeigten Beträge und Preise verstehen sich nach Abzug dieser Gebühr. Sie wird nicht erhoben, wenn ${appName} nur den Coin in seinen Token oder zurück umwandelt, und auch nicht auf Token, die einen Teil jeder Übertragung einbehalten. Sie sehen all das, bevor Sie bestätigen.`

const aboutTrading = ({ coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'slippage',
    question: 'Was sind Slippage, Preisauswirkung und Frist?',
    answer:
      'Slippage ist, um wie viel weniger Sie erhalten als angeboten, weil sich der Preis bewegt, bevor das Netzwerk zu Ihrem Swap kommt. Jenseits der Grenze, die Sie festlegen, scheitert der Swap stattdessen. Preisauswirkung ist, wie weit Ihr eigener Trade den Preis bewegt: am stärksten in kleinen Pools, und Sie werden davor gewarnt. Nach Ablauf der Frist kann Ihr Swap nicht mehr ausgeführt werden.',
  },
  {
    topic: 'sandwich',
    question: 'Was ist ein Sandwich-Angriff, und verhindert ihn der Schutz?',
    answer:
      'Jemand sieht Ihren wartenden Swap, kauft vor ihm und verkauft nach ihm – auf Ihre Kosten. Der Schutz lässt einen Swap scheitern, wenn der Preis eines Pools seit Beginn des Blocks schlechter geworden ist; nur die Netzwerkkosten sind dann verloren. Er wirkt, wenn ein Token über Pools der Version 3 verkauft wird, die ihren Preis aufzeichnen. Eine niedrige Slippage-Grenze hilft überall.',
  },
  {
    topic: 'costs',
    question: 'Was kostet ein Swap, und was ist Gas?',
    answer: `Jeder Pool auf dem Weg behält seine Gebühr, die im angezeigten Preis bereits enthalten ist. Die Netzwerkkosten werden für jede Transaktion in ${coinSymbol} bezahlt, auch für eine, die scheitert: Gas ist die Arbeit, die das Netzwerk dafür leistet, und jede Einheit Gas hat einen Preis, der sich von Block zu Block ändert. ${siteFeeWords({ coinSymbol, ...facts })}`,
  },
  {
    topic: 'approvals',
    question: 'Was ist eine Genehmigung, und wie entferne ich sie?',
    answer:
      'Mit einer Genehmigung darf ein Contract einen Ihrer Token entnehmen, bis zu einem Betrag. Um sie zu entfernen, verbinden Sie Ihr Wallet, suchen Sie sie auf dieser Seite unter „Genehmigungen“ und wählen Sie „Widerrufen“; „Alle Blöcke durchsuchen“ sucht nach Genehmigungen für andere Contracts. Ein Widerruf setzt den Betrag auf null. Er ist eine eigene Transaktion und verursacht Netzwerkkosten.',
  },
  {
    topic: 'failure',
    question: 'Warum ist mein Swap fehlgeschlagen?',
    answer:
      'Meist, weil sich der Preis über Ihre Slippage-Grenze hinaus bewegt hat oder die Frist abgelaufen ist, bevor das Netzwerk den Swap erreicht hat. Ein fehlgeschlagener Swap verkauft nichts: Ihre Token bleiben in Ihrem Wallet, und nur die Netzwerkkosten werden bezahlt.',
  },
  {
    topic: 'pending',
    question: 'Meine Transaktion bleibt ausstehend. Was kann ich tun?',
    answer:
      'Noch hat sich nichts bewegt, aber alles, was Sie danach senden, muss warten. Beschleunigen Sie sie in Ihrem Wallet oder brechen Sie sie dort ab: Beides setzt eine andere Transaktion mit höheren Netzwerkkosten an ihre Stelle. Ein Swap, den das Netzwerk erst nach Ablauf seiner Frist erreicht, verkauft nichts. Senden Sie denselben Swap nicht noch einmal, bevor Sie wissen, was mit dem ersten geschehen ist.',
  },
]

const gatewayWords = (gateways: FaqFacts['gateways']): string =>
  gateways === null
    ? ''
    : ` Steht der Eintrag eines Namens nicht auf Ethereum, wird der Name oder das Konto auch an ${all(gateways)} übermittelt.`

const aboutSafety = ({ appName, walletNames, tradeNetworks, gateways }: FaqFacts): FaqEntry[] => [
  {
    topic: 'genuine-token',
    question: 'Woran erkenne ich, dass ein Token der echte ist?',
    answer:
      'Allein an seiner Adresse, denn jeder kann einem Token einen beliebigen Namen geben. Token, die nicht auf der Liste stehen oder ihren Namen mit einem anderen Token teilen, sind gekennzeichnet. Kopieren Sie keine Adressen aus Ihrem Transaktionsverlauf: Betrüger platzieren dort täuschend ähnliche Adressen, damit Sie sie versehentlich kopieren.',
  },
  {
    topic: 'storage',
    question: 'Was wird in meinem Browser gespeichert?',
    answer: `Ihre Einstellungen mit der Adresse eines eigenen Knotens, favorisierte und zuletzt verwendete Token, Ihre Transaktionen, die letzten Namen und Guthaben und welche Wallets Sie verwendet haben. Auch die Software der Wallets speichert dort, was sie braucht, um verbunden zu bleiben. Unter „Einstellungen“ auf dieser Seite sehen Sie alles, was ${appName} speichert, und können es in einer Datei sichern und löschen.`,
  },
  {
    topic: 'privacy',
    question: 'Wer sieht, was ich hier tue?',
    answer: `${appName} selbst sammelt nichts. Der Knoten sieht Ihre Internetadresse, Ihre Konten und was Sie sich ansehen. Die Hosts von Listen, Logos und Profilbildern sehen, was Sie von ihnen laden, und wer diese Seite hostet, sieht, dass Sie sie besuchen. Ein Relay, das ein Wallet auf einem anderen Gerät verbindet, sieht, dass die beiden kommunizieren, aber nicht, was sie austauschen. Was Sie senden, ist öffentlich, wie alles auf der Blockchain.${gatewayWords(gateways)}`,
  },
  {
    topic: 'genuine-page',
    question: 'Wie kann ich prüfen, ob diese Seite echt ist?',
    answer:
      'Sehen Sie sich ihre Adresse an, bevor Sie ein Wallet verbinden. Die Seite nennt den Hash jedes ihrer Skripte, und Ihr Browser führt keines aus, das davon abweicht oder von anderswo kommt. Builds sind reproduzierbar: Derselbe Quellcode mit denselben Einstellungen ergibt genau dieselben Dateien, also kann jeder ihn bauen und vergleichen. Und was am Ende zählt, ist, was Ihr Wallet Ihnen zeigt.',
  },
  {
    topic: 'wallets',
    question: 'Welche Wallets und Netzwerke funktionieren?',
    answer: `${all([...walletNames, 'jedes andere Wallet, das Ihr Browser anbietet'])}. Gehandelt werden kann auf ${all(tradeNetworks)}. Ist Ihr Wallet auf ein anderes Netzwerk eingestellt, können Sie von hier aus wechseln.`,
  },
  {
    topic: 'nodes',
    question: 'Was ist ein Knoten?',
    answer: `Ein Computer, der eine Kopie der Blockchain führt und Fragen zu ihr beantwortet. ${appName} liest Preise und Guthaben von einem Knoten und sieht dort, ob Ihre Transaktionen in einen Block aufgenommen wurden; Ihr Wallet sendet sie über einen eigenen Knoten. Unter „Einstellungen“ auf dieser Seite können Sie den verwendeten Knoten testen oder einen eigenen wählen.`,
  },
  {
    topic: 'test-networks',
    question: 'Was ist ein Testnetz?',
    answer:
      'Ein Netzwerk zum Ausprobieren. Seine Coins und Token werden verschenkt und haben keinen Wert, gleich welcher Preis angezeigt wird, und sie lassen sich nicht in das Hauptnetz von Ethereum übertragen.',
  },
]

/** The frequently asked questions, in order. */
export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  ...aboutTheProduct(facts),
  ...aboutTrading(facts),
  ...aboutSafety(facts),
]
