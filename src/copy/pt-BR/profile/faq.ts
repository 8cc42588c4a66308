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

const exchanges = ({ appName, hasV4 }: FaqFacts): Omit<FaqEntry, 'topic'> => {
  const others = 'exchange adicional precisaria de contratos e verificações próprios'
  const own = `${appName} oferece somente o que consegue verificar por conta própria, então às vezes outro lugar pode oferecer um preço melhor.`
  const rules = 'Um pool da versão 4 pode trazer regras próprias que mudam o custo de uma negociação'
  return hasV4
    ? {
        question: 'Por que não todos os pools da versão 4, nem outras exchanges?',
        answer: `${rules}: uma negociação que passe por um pool assim não pode ser confirmada sem uma simulação completa. Os pools da versão 4 usam outro contrato e outra aprovação, então uma negociação só passa por eles quando compensa, e não para todos os tokens. Cada ${others}. ${own}`,
      }
    : {
        question: 'Por que não há pools da versão 4, nem outras exchanges?',
        answer: `${rules}, e o acesso a ele é feito por outro contrato, com outro tipo de aprovação. Também cada ${others}. ${own}`,
      }
}

const aboutTheProduct = ({ appName, coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'purpose',
    question: `O que ${appName} faz?`,
    answer:
      'Lê preços dos pools na blockchain, prepara a troca que você pede e a entrega à sua carteira, onde você a assina. Não é preciso abrir conta, e nenhum servidor nosso participa de uma negociação. Por isso também não há ordens limite: não há ninguém para executá-las mais tarde.',
  },
  {
    topic: 'custody',
    question: `${appName} pode mover meus tokens?`,
    answer:
      'Não. Nada se move até que você confirme na sua carteira, e uma troca retira o valor que você confirmou e nada além disso. As aprovações são para o valor exato, a menos que você escolha “Ilimitado” nas configurações.',
  },
  {
    topic: 'signing',
    question: 'O que vou precisar assinar?',
    answer: `Somente transações: trocas, aprovações e a remoção delas, e a conversão de ${coinSymbol} em um token que os pools podem conter, e vice-versa. ${appName} não pede mensagens assinadas nem permissões assinadas (“permits”), com as quais alguém poderia mover tokens mais tarde sem perguntar novamente a você. Rejeite-as em qualquer página que se pareça com esta.`,
  },
  {
    topic: 'prices',
    question: 'De onde vêm os preços?',
    answer: `Dos pools ${facts.hasV4 ? 'das versões 2, 3 e 4' : 'da versão 2 e da versão 3'} do protocolo Uniswap${facts.hasPancake ? ' e, na BNB Smart Chain, dos das versões 2 e 3 da PancakeSwap' : ''}, lidos por meio do nó indicado em Configurações, nesta página. A blockchain cresce com um bloco de transações após o outro, e o número do bloco ao lado de um preço diz quão recente ele é.`,
  },
  {
    topic: 'pools',
    question: 'O que é um pool?',
    answer:
      'Um programa na blockchain, um contrato, que contém dois tokens e troca um pelo outro, a um preço que depende de quanto ele tem de cada um. Qualquer pessoa pode colocar tokens nele e ganha uma parte das taxas. Quanto mais um pool contém, menos uma negociação move o preço dele.',
  },
  {
    topic: 'exchanges',
    ...exchanges({ appName, coinSymbol, ...facts }),
  },
  {
    topic: 'checks',
    question: 'Como um preço é verificado?',
    answer:
      'Seu navegador o calcula a partir dos pools, com a mesma aritmética que eles, e depois consulta os contratos de cotação na blockchain sobre a mesma negociação no mesmo bloco. Só o valor que eles retornam pode ser revisado. Antes de você confirmar, a negociação inteira é simulada como se fosse feita pela sua conta, e a revisão mostra quais saldos mudariam. Nem todo nó consegue fazer isso; nesse caso, a revisão avisa e pede um toque a mais. Se um pool tem regras próprias, só os contratos de cotação sabem o valor, e sem essa simulação a negociação não pode ser confirmada.',
  },
]

const siteFeeWords = ({ appName, siteFee }: FaqFacts): string =>
  siteFee === null
    ? `${appName} não acrescenta nenhuma taxa própria. Você vê a taxa dos pools e o custo da rede antes de confirmar.`
    : `Do que uma troca rende, ${siteFee.percent} vai para ${siteFee.name}, que opera este site: todos os valores e preços mostrados já descontam essa taxa. Ela não é cobrada quando ${appName} só converte a moeda no token dela ou de volta, nem sobre tokens que retêm uma parte de cada transferência. Você vê tudo isso antes de confirmar.`

const aboutTrading = ({ coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'slippage',
    question: 'O que são slippage, impacto no preço e prazo?',
    answer:
      'Slippage é quanto você recebe a menos do que o cotado porque o preço se move antes que a rede chegue à sua troca. Além do limite que você define, a troca falha. Impacto no preço é quanto a sua própria negociação move o preço: sobretudo em pools pequenos, e você é avisado disso. Depois do prazo, sua troca não pode mais ser efetivada.',
  },
  {
    topic: 'sandwich',
    question: 'O que é um sanduíche, e a proteção o impede?',
    answer:
      'Alguém vê sua troca esperando, compra antes dela e vende depois, às suas custas. A proteção faz uma troca falhar quando o preço de um pool piorou desde o início do bloco; só se perde o custo da rede. Ela funciona quando um token é vendido por pools da versão 3 que mantêm um registro do preço. Um limite de slippage baixo ajuda em todos os casos.',
  },
  {
    topic: 'costs',
    question: 'Quanto custa uma troca, e o que é gas?',
    answer: `Cada pool no caminho fica com a taxa dele, que já faz parte do preço que você vê. O custo da rede é pago em ${coinSymbol} por cada transação, mesmo por uma que falha: gas é o trabalho que a rede faz por ela, e cada unidade de gas tem um preço que muda de bloco para bloco. ${siteFeeWords({ coinSymbol, ...facts })}`,
  },
  {
    topic: 'approvals',
    question: 'O que é uma aprovação, e como removo uma?',
    answer:
      'Uma aprovação permite que um contrato retire um dos seus tokens, até um valor. Para remover uma, conecte sua carteira, encontre-a em Aprovações, nesta página, e escolha Revogar; “Buscar em todos os blocos” procura as de outros contratos. Revogar define o valor como zero. É uma transação à parte e tem um custo da rede.',
  },
  {
    topic: 'failure',
    question: 'Por que minha troca falhou?',
    answer:
      'Na maioria das vezes, porque o preço passou do seu limite de slippage, ou o prazo acabou, antes que a rede chegasse à troca. Uma troca que falha não vende nada: seus tokens ficam na sua carteira, e só o custo da rede é pago.',
  },
  {
    topic: 'pending',
    question: 'Minha transação continua pendente. O que posso fazer?',
    answer:
      'Nada se moveu ainda, mas tudo o que você enviar depois dela precisa esperar. Acelere-a ou cancele-a na sua carteira: nos dois casos, outra transação com um custo da rede maior é colocada no lugar dela. Uma troca à qual a rede chega depois do prazo não vende nada. Não envie a mesma troca novamente antes de saber o que aconteceu com a primeira.',
  },
]

const gatewayWords = (gateways: FaqFacts['gateways']): string =>
  gateways === null
    ? ''
    : ` Se os registros de um nome não estão na Ethereum, o nome ou a conta também é informado a ${all(gateways)}.`

const aboutSafety = ({ appName, walletNames, tradeNetworks, gateways }: FaqFacts): FaqEntry[] => [
  {
    topic: 'genuine-token',
    question: 'Como sei que um token é o verdadeiro?',
    answer:
      'Somente pelo endereço dele, pois qualquer pessoa pode dar qualquer nome a um token. Os tokens que não estão na lista, ou que têm o mesmo nome de outro token, são marcados. Não copie endereços do seu histórico de transações: golpistas colocam ali endereços parecidos para que você os copie por engano.',
  },
  {
    topic: 'storage',
    question: 'O que fica guardado no meu navegador?',
    answer: `Suas configurações, com o endereço de um nó seu, os tokens favoritos e recentes, suas transações, os últimos nomes e saldos, e quais carteiras você usou. O software das carteiras também guarda ali o que precisa para continuar conectado. Em Configurações, nesta página, você vê a lista de tudo o que ${appName} guarda e pode salvar esses dados em um arquivo, ou excluí-los do navegador.`,
  },
  {
    topic: 'privacy',
    question: 'Quem vê o que faço aqui?',
    answer: `${appName} em si não coleta nada. O nó vê seu endereço de internet, suas contas e o que você consulta. Os servidores de listas, logotipos e fotos de perfil veem o que você carrega deles, e quem hospeda esta página vê que você a visita. Um servidor intermediário que liga uma carteira em outro dispositivo vê que as duas partes se comunicam, mas não o conteúdo da comunicação. O que você envia é público, como tudo na blockchain.${gatewayWords(gateways)}`,
  },
  {
    topic: 'genuine-page',
    question: 'Como posso verificar se esta página é autêntica?',
    answer:
      'Olhe o endereço dela antes de conectar uma carteira. A página indica o hash de cada um dos seus scripts, e seu navegador não executa nenhum que seja diferente ou venha de outro lugar. As compilações são reproduzíveis: o mesmo código-fonte com as mesmas configurações gera exatamente os mesmos arquivos, então qualquer pessoa pode compilá-lo e comparar. E o que vale no fim é o que sua carteira mostra a você.',
  },
  {
    topic: 'wallets',
    question: 'Quais carteiras e redes funcionam?',
    answer: `${all([...walletNames, 'qualquer outra carteira que seu navegador ofereça'])}. É possível negociar em ${all(tradeNetworks)}. Se sua carteira estiver em outra rede, você pode mudá-la daqui.`,
  },
  {
    topic: 'nodes',
    question: 'O que é um nó?',
    answer: `Um computador que mantém uma cópia da blockchain e responde a perguntas sobre ela. ${appName} lê de um nó os preços e saldos e vê se suas transações foram mineradas; sua carteira as envia por meio de um nó próprio. Em Configurações, nesta página, você pode testar o nó em uso ou escolher o seu.`,
  },
  {
    topic: 'test-networks',
    question: 'O que é uma rede de testes?',
    answer:
      'Uma rede para experimentar. As moedas e os tokens dela são distribuídos de graça e não têm valor, seja qual for o preço mostrado, e não podem ser movidos para a rede principal da Ethereum.',
  },
]

export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  ...aboutTheProduct(facts),
  ...aboutTrading(facts),
  ...aboutSafety(facts),
]
