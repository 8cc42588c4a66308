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
  /** Whether some trades go through Uniswap V4. */
  hasV4: boolean
  /** The site's fee, for example "0.25%", and the name of its recipient; null if the site takes no fee. */
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

const exchanges = ({ appName, hasV4 }: FaqFacts): Omit<FaqEntry, 'topic'> => {
  const others = 'Chaque plateforme d’échange supplémentaire demanderait ses propres contrats et contrôles'
  const own = `${appName} ne propose que ce qu’il peut contrôler lui-même\u202f; un autre endroit peut donc parfois offrir un meilleur prix.`
  const rules = 'Un pool de la version 4 peut apporter ses propres règles, qui changent ce que coûte une opération'
  return hasV4
    ? {
        question: 'Pourquoi pas tous les pools de la version 4, ni d’autres plateformes d’échange\u202f?',
        answer: `${rules}\u00a0: une opération qui passe par un tel pool ne peut pas être confirmée sans simulation complète. Les pools de la version 4 utilisent un contrat et une autorisation différents, donc une opération ne passe par eux que si cela en vaut la peine, et pas pour tous les tokens. ${others}. ${own}`,
      }
    : {
        question: 'Pourquoi pas de pools de la version 4, ni d’autres plateformes d’échange\u202f?',
        answer: `${rules}, et on y accède par un autre contrat, avec une autre sorte d’autorisation. ${others}, elle aussi. ${own}`,
      }
}

const aboutTheProduct = ({ appName, coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'purpose',
    question: `Que fait ${appName}\u202f?`,
    answer:
      'Il lit les prix dans des pools sur la chaîne, prépare l’échange que vous demandez et le transmet à votre portefeuille, où vous le signez. Il n’y a pas de compte à ouvrir, et aucun serveur à nous ne participe à une opération. Il n’y a donc pas non plus d’ordres à cours limité\u00a0: personne n’est là pour les exécuter plus tard.',
  },
  {
    topic: 'custody',
    question: `${appName} peut-il déplacer mes tokens\u202f?`,
    answer:
      'Non. Rien ne bouge tant que vous ne l’avez pas confirmé dans votre portefeuille, et un échange prend le montant que vous avez confirmé et pas davantage. Les autorisations portent sur le montant exact, sauf si vous choisissez «\u00a0Illimité\u00a0» dans les paramètres.',
  },
  {
    topic: 'signing',
    question: 'Que me demandera-t-on de signer\u202f?',
    answer: `Uniquement des transactions\u00a0: des échanges, des autorisations et leur révocation, et la conversion de la monnaie ${coinSymbol} en un token que les pools peuvent détenir, et inversement. ${appName} ne demande ni messages signés ni «\u00a0permits\u00a0», avec lesquels quelqu’un pourrait déplacer des tokens plus tard sans vous le redemander. Refusez-les sur toute page qui ressemble à celle-ci.`,
  },
  {
    topic: 'prices',
    question: 'D’où viennent les prix\u202f?',
    answer: `Des pools ${facts.hasV4 ? 'des versions 2, 3 et 4' : 'des versions 2 et 3'} du protocole Uniswap${facts.hasPancake ? ' et, sur BNB Smart Chain, de ceux des versions 2 et 3 de PancakeSwap' : ''}, lus via le nœud nommé dans les Paramètres de cette page. La chaîne grandit d’un bloc de transactions après l’autre, et le numéro du bloc à côté d’un prix indique à quel point il est récent.`,
  },
  {
    topic: 'pools',
    question: 'Qu’est-ce qu’un pool\u202f?',
    answer:
      'Un programme sur la chaîne, un contrat, qui détient deux tokens et échange l’un contre l’autre, à un prix qui découle de la quantité qu’il a de chacun. N’importe qui peut y déposer des tokens et touche une part des frais. Plus un pool en détient, moins une opération en déplace le prix.',
  },
  {
    topic: 'exchanges',
    ...exchanges({ appName, coinSymbol, ...facts }),
  },
  {
    topic: 'checks',
    question: 'Comment un prix est-il contrôlé\u202f?',
    answer:
      'Votre navigateur le calcule à partir des pools, avec la même arithmétique que les pools, puis demande aux contrats de cotation sur la chaîne la même opération au même bloc. Seul le montant qu’ils renvoient peut vous être soumis pour vérification. Avant que vous confirmiez, toute l’opération est simulée en tant que votre compte, et la vérification montre quels soldes changeraient. Certains nœuds ne peuvent pas le faire\u202f; la vérification le dit alors et demande un clic de plus. Si un pool a ses propres règles, seuls les contrats de cotation connaissent le montant, et sans cette simulation l’opération ne peut pas être confirmée.',
  },
]

const siteFeeWords = ({ appName, siteFee }: FaqFacts): string =>
  siteFee === null
    ? `${appName} n’ajoute pas ses propres frais. Vous voyez ces deux sortes de frais avant de confirmer.`
    : `De ce que donne un échange, ${siteFee.percent} vont à ${siteFee.name}, qui exploite ce site\u00a0: tous les montants et prix affichés tiennent déjà compte de ce prélèvement. Il n’est pas effectué quand ${appName} ne fait que convertir la monnaie en son token ou inversement, ni sur les tokens qui retiennent une part de chaque transfert. Vous voyez tout cela avant de confirmer.`

const aboutTrading = ({ coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'slippage',
    question: 'Que sont le slippage, l’impact sur le prix et le délai\u202f?',
    answer:
      'Le slippage est ce que vous obtenez en moins par rapport à la cotation, parce que le prix bouge avant que le réseau arrive à votre échange. Au-delà de la limite que vous fixez, l’échange échoue au lieu d’être exécuté. L’impact sur le prix est le déplacement du prix que cause votre propre opération\u00a0: il est le plus fort dans les petits pools, et vous en êtes averti. Après le délai, votre échange ne peut plus aboutir.',
  },
  {
    topic: 'sandwich',
    question: 'Qu’est-ce qu’un sandwich, et la protection l’arrête-t-elle\u202f?',
    answer:
      'Quelqu’un voit votre échange en attente, achète avant lui et vend après lui, à vos dépens. La protection fait échouer un échange quand le prix d’un pool s’est dégradé depuis le début du bloc\u202f; seuls les frais de réseau sont perdus. Elle fonctionne quand un token est vendu via des pools de la version 3 qui gardent un historique de leur prix. Une limite de slippage basse aide partout.',
  },
  {
    topic: 'costs',
    question: 'Que coûte un échange, et qu’est-ce que le gas\u202f?',
    answer: `Chaque pool du parcours garde ses frais, qui font déjà partie du prix que vous voyez. Les frais de réseau se paient en ${coinSymbol} pour chaque transaction, même pour une transaction qui échoue\u00a0: le gas est le travail que le réseau fait pour elle, et chaque unité de gas a un prix qui change d’un bloc à l’autre. ${siteFeeWords({ coinSymbol, ...facts })}`,
  },
  {
    topic: 'approvals',
    question: 'Qu’est-ce qu’une autorisation, et comment en révoquer une\u202f?',
    answer:
      'Une autorisation permet à un contrat de prendre l’un de vos tokens, jusqu’à un certain montant. Pour en révoquer une, connectez votre portefeuille, trouvez-la sous Autorisations sur cette page et choisissez Révoquer\u202f; «\u00a0Parcourir tous les blocs\u00a0» recherche celles d’autres contrats. La révocation met le montant à zéro. C’est une transaction à part entière, qui a des frais de réseau.',
  },
  {
    topic: 'failure',
    question: 'Pourquoi mon échange a-t-il échoué\u202f?',
    answer:
      'Le plus souvent parce que le prix a dépassé votre limite de slippage, ou que le délai s’est écoulé, avant que le réseau y arrive. Un échange échoué ne vend rien\u00a0: vos tokens restent dans votre portefeuille, et seuls les frais de réseau sont payés.',
  },
  {
    topic: 'pending',
    question: 'Ma transaction reste en attente. Que puis-je faire\u202f?',
    answer:
      'Rien n’a encore bougé, mais tout ce que vous envoyez après elle doit attendre. Accélérez-la ou annulez-la dans votre portefeuille\u00a0: dans les deux cas, une autre transaction aux frais de réseau plus élevés prend sa place. Un échange que le réseau atteint après son délai ne vend rien. N’envoyez pas de nouveau le même échange avant de savoir ce qu’il est advenu du premier.',
  },
]

const gatewayWords = (gateways: FaqFacts['gateways']): string =>
  gateways === null
    ? ''
    : ` Si les enregistrements d’un nom ne sont pas sur Ethereum, le nom ou le compte est aussi transmis à ${all(gateways)}.`

const aboutSafety = ({ appName, walletNames, tradeNetworks, gateways }: FaqFacts): FaqEntry[] => [
  {
    topic: 'genuine-token',
    question: 'Comment savoir qu’un token est le vrai\u202f?',
    answer:
      'Par son adresse seule, car n’importe qui peut donner n’importe quel nom à un token. Les tokens qui ne sont pas sur la liste, ou qui partagent un nom avec un autre token, sont signalés. Ne copiez pas d’adresses depuis l’historique de vos transactions\u00a0: des escrocs y placent des adresses à la ressemblance trompeuse pour que vous les copiiez par erreur.',
  },
  {
    topic: 'storage',
    question: 'Qu’est-ce qui est conservé dans mon navigateur\u202f?',
    answer: `Vos paramètres avec l’adresse de votre propre nœud, les tokens favoris et récents, vos transactions, les derniers noms et soldes, et les portefeuilles que vous avez utilisés. Les logiciels des portefeuilles y conservent aussi ce dont ils ont besoin pour rester connectés. Les Paramètres de cette page listent tout ce que ${appName} conserve, l’enregistrent dans un fichier et le suppriment.`,
  },
  {
    topic: 'privacy',
    question: 'Qui voit ce que je fais ici\u202f?',
    answer: `${appName} lui-même ne collecte rien. Le nœud voit votre adresse internet, vos comptes et ce que vous consultez. Les hébergeurs des listes, des logos et des images de profil voient ce que vous chargez chez eux, et l’hébergeur de cette page voit que vous la visitez. Un relais qui relie un portefeuille sur un autre appareil voit que les deux communiquent, mais pas ce qu’ils échangent. Ce que vous envoyez est public, comme tout ce qui est sur la chaîne.${gatewayWords(gateways)}`,
  },
  {
    topic: 'genuine-page',
    question: 'Comment s’assurer que cette page est authentique\u202f?',
    answer:
      'Regardez son adresse avant de connecter un portefeuille. La page indique le hash de chacun de ses scripts, et votre navigateur n’en exécute aucun qui diffère ou vient d’ailleurs. Les builds sont reproductibles\u00a0: la même source avec les mêmes réglages donne exactement les mêmes fichiers, donc n’importe qui peut la compiler et comparer. Et ce qui compte à la fin, c’est ce que votre portefeuille vous montre.',
  },
  {
    topic: 'wallets',
    question: 'Quels portefeuilles et quels réseaux fonctionnent\u202f?',
    answer: `${all([...walletNames, 'tout autre portefeuille que propose votre navigateur'])}. Vous pouvez négocier sur ${all(tradeNetworks)}. Si votre portefeuille est sur un autre réseau, vous pouvez en changer d’ici.`,
  },
  {
    topic: 'nodes',
    question: 'Qu’est-ce qu’un nœud\u202f?',
    answer: `Un ordinateur qui garde une copie de la chaîne et répond aux questions à son sujet. ${appName} y lit les prix et les soldes et voit si vos transactions ont été incluses dans un bloc\u202f; votre portefeuille les envoie par son propre nœud. Dans les Paramètres de cette page, vous pouvez tester le nœud utilisé, ou choisir le vôtre.`,
  },
  {
    topic: 'test-networks',
    question: 'Qu’est-ce qu’un réseau de test\u202f?',
    answer:
      'Un réseau pour faire des essais. Ses monnaies et ses tokens sont distribués gratuitement et n’ont aucune valeur, quel que soit le prix affiché, et ils ne peuvent pas être transférés vers le réseau principal d’Ethereum.',
  },
]

export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  ...aboutTheProduct(facts),
  ...aboutTrading(facts),
  ...aboutSafety(facts),
]
