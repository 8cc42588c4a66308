// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Multicall} from "./Multicall.sol";

/// What some networks have at fixed addresses, as far as an application asks for it.

/// OP-stack networks, at 0x4200…000F: what a transaction's data cost on Ethereum. The local chain takes no such fee.
contract GasPriceOracle {
    bool public constant isEcotone = true;
    bool public constant isFjord = true;
    bool public constant isIsthmus = true;
    bool public constant isJovian = false;
    string public constant version = "1.4.0";
    uint256 public constant decimals = 6;
    uint32 public constant baseFeeScalar = 2269;
    uint32 public constant blobBaseFeeScalar = 1055762;
    /// Ethereum's base fee and its price of data, in wei.
    uint256 public constant l1BaseFee = 12 gwei;
    uint256 public constant blobBaseFee = 1 gwei;

    /// Bytes that a signature adds to what it signs.
    uint256 private constant SIGNATURE = 68;
    /// Wei for each byte: some ten cents for a trade of a thousand bytes, which is dear, so that the fee counts.
    uint256 private constant PER_BYTE = 30 gwei;

    function getL1Fee(bytes calldata unsigned) external pure returns (uint256) {
        return (unsigned.length + SIGNATURE) * PER_BYTE;
    }

    /// By the length before it is signed. Data that cannot be compressed are a little longer afterwards.
    function getL1FeeUpperBound(uint256 unsignedLength) external pure returns (uint256) {
        return (unsignedLength + SIGNATURE) * PER_BYTE * 256 / 255 + 16 * PER_BYTE;
    }

    function getOperatorFee(uint256) external pure returns (uint256) {
        return 0;
    }

    function gasPrice() external view returns (uint256) {
        return block.basefee;
    }

    function baseFee() external view returns (uint256) {
        return block.basefee;
    }
}

/// Arbitrum, at 0x64: the network's own blocks.
contract ArbSys {
    function arbBlockNumber() external view returns (uint256) {
        return block.number;
    }

    function arbBlockHash(uint256 number) external view returns (bytes32) {
        return blockhash(number);
    }

    function arbChainID() external view returns (uint256) {
        return block.chainid;
    }

    /// A precompile of Arbitrum takes all gas that a call was given where it has no such method.
    fallback() external {
        assembly {
            invalid()
        }
    }
}

/// Multicall3 as it answers on Arbitrum, where contracts see the number of Ethereum's newest block. It is no number of a
/// block here: Arbitrum has 48 blocks in the time of one of Ethereum's.
contract ArbitrumMulticall is Multicall {
    function aggregate(Call[] calldata calls)
        external
        payable
        override
        returns (uint256 blockNumber, bytes[] memory returnData)
    {
        blockNumber = _ethereumsBlock();
        returnData = new bytes[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            returnData[i] = _call(calls[i].target, 0, calls[i].callData, false).returnData;
        }
    }

    function getBlockNumber() external view override returns (uint256) {
        return _ethereumsBlock();
    }

    function _ethereumsBlock() private view returns (uint256) {
        return block.number / 48 + 20_000_000;
    }
}
